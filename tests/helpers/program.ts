// The table as a program of its own, as `npm run -s table` starts it: lines go in over stdin, lines come out over stdout.
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export class Program {
  readonly #child: ChildProcess
  readonly #waiting: ((text: string) => void)[] = []
  #held = ''
  #out = ''
  /** What it wrote where nothing should be written. */
  complaint = ''

  constructor(...args: readonly string[]) {
    this.#child = spawn(process.execPath, ['build/setup.mjs', 'electron/cli/table.ts', ...args], { cwd: root })
    this.#child.stdout!.setEncoding('utf8').on('data', (text: string) => this.#read(text))
    this.#child.stderr!.setEncoding('utf8').on('data', (text: string) => (this.complaint += text))
    this.#child.on('close', () => {
      for (const give of this.#waiting.splice(0)) give('')
    })
  }

  /** Sends a line; all that comes of it, up to `settled` or the dump, as it was printed. Empty where the program has ended. */
  say(line: unknown): Promise<string> {
    if (this.#child.exitCode !== null) return Promise.resolve('')
    this.#child.stdin!.write(`${JSON.stringify(line)}\n`)
    return new Promise((give) => this.#waiting.push(give))
  }

  /** Ends its input and waits until it has ended. Returns its exit code. */
  async end(): Promise<number | null> {
    this.#child.stdin!.end()
    if (this.#child.exitCode === null) await new Promise((done) => this.#child.once('close', done))
    return this.#child.exitCode
  }

  #read(text: string): void {
    this.#held += text
    for (;;) {
      const end = this.#held.indexOf('\n')
      if (end < 0) return
      const line = this.#held.slice(0, end + 1)
      this.#held = this.#held.slice(end + 1)
      this.#out += line
      if (!line.startsWith('{"to":"referee","settled"') && !line.startsWith('{"to":"referee","dump"')) continue
      const out = this.#out
      this.#out = ''
      this.#waiting.shift()?.(out)
    }
  }
}
