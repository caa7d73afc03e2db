// Web Audio without a sound, for tests: nodes, what they are joined to, and a clock that only the test moves.

type Listener = () => void

export class PaperParam {
  readonly set: number[] = []
  value: number
  constructor(value = 0) {
    this.value = value
  }
  setValueAtTime(value: number): this {
    this.set.push(value)
    return this
  }
  exponentialRampToValueAtTime(value: number): this {
    // The standard throws where it is asked to go to zero.
    if (value === 0) throw new RangeError('an exponential ramp cannot reach zero')
    return this.setValueAtTime(value)
  }
  setTargetAtTime(value: number): this {
    return this.setValueAtTime(value)
  }
  cancelScheduledValues(): this {
    return this
  }
}

export class PaperNode {
  readonly kind: string
  readonly ctx: PaperContext
  readonly options: Readonly<Record<string, unknown>>
  readonly params = new Map<string, PaperParam>()
  onended: Listener | null = null
  until = Infinity

  constructor(kind: string, ctx: PaperContext, options: Readonly<Record<string, unknown>> = {}) {
    this.kind = kind
    this.ctx = ctx
    this.options = options
  }
  param(name: string): PaperParam {
    const made = this.params.get(name) ?? new PaperParam(Number(this.options[name] ?? 0))
    this.params.set(name, made)
    return made
  }
  get gain(): PaperParam {
    return this.param('gain')
  }
  get frequency(): PaperParam {
    return this.param('frequency')
  }
  connect<T>(to: T): T {
    this.ctx.joined.add(this)
    return to
  }
  disconnect(): void {
    this.ctx.joined.delete(this)
  }
  start(): void {
    this.ctx.started.push(this)
  }
  stop(time = 0): void {
    this.until = time
  }
}

/** A context whose time goes on by `pass` alone. */
export class PaperContext {
  readonly joined = new Set<PaperNode>()
  readonly started: PaperNode[] = []
  readonly destination = new PaperNode('destination', this)
  readonly sampleRate = 100
  readonly #listeners: Listener[] = []
  state = 'suspended'
  currentTime = 0
  /** The browser waits for a first gesture. */
  held = false

  createBuffer(_channels: number, length: number): object {
    return { getChannelData: () => new Float32Array(length) }
  }
  addEventListener(_type: 'statechange', listener: Listener): void {
    this.#listeners.push(listener)
  }
  resume(): Promise<void> {
    if (!this.held) this.#become('running')
    return Promise.resolve()
  }
  suspend(): Promise<void> {
    this.#become('suspended')
    return Promise.resolve()
  }
  close(): Promise<void> {
    this.#become('closed')
    return Promise.resolve()
  }
  /** Time goes on, and what ends meanwhile says so. */
  pass(seconds: number): void {
    this.currentTime += seconds
    for (const node of this.started.filter(({ until }) => until <= this.currentTime)) {
      this.started.splice(this.started.indexOf(node), 1)
      node.onended?.()
    }
  }
  #become(state: string): void {
    this.state = state
    for (const listener of this.#listeners) listener()
  }
}

const KINDS = 'Gain BiquadFilter StereoPanner Oscillator ConstantSource AudioBufferSource Convolver DynamicsCompressor'

/** The constructors of a page, by their names. */
export const paperNodes = (): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    KINDS.split(' ').map((kind) => [
      `${kind}Node`,
      class extends PaperNode {
        constructor(ctx: PaperContext, options?: Readonly<Record<string, unknown>>) {
          super(kind, ctx, options)
        }
      },
    ]),
  )
