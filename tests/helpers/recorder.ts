// Keeps all inputs of one game beside whatever else keeps it, so that it can be played again from its beginning.
import type { Fault, Setting } from '../../electron/games/game.ts'
import type { Archive, Entry, Keeper, Kept } from '../../electron/table/keeper.ts'
import type { Input } from '../../electron/table/run.ts'

export class Recorder implements Archive {
  #inputs: string[] = []
  #begun: (Pick<Kept, 'game' | 'version' | 'setting'> & { readonly snapshot: string }) | undefined
  #sent: Kept['sent'] = new Map()
  #id: string | undefined
  readonly #beside: Archive

  constructor(beside: Archive) {
    this.#beside = beside
  }
  /** As they read after having been written. */
  get inputs(): readonly Input[] {
    return this.#inputs.map((input) => JSON.parse(input) as Input)
  }
  get id(): string {
    return this.#id ?? 'recorded'
  }
  /** Opens the game that another one has recorded. */
  keep(other: Recorder): void {
    this.#inputs = other.#inputs
    this.#begun = other.#begun
    this.#sent = other.#sent
  }

  begin(game: { readonly id: string; readonly version: number }, setting: Setting, entry: Entry): Keeper {
    const keeper = this.#beside.begin(game, setting, entry)
    this.#id = keeper.id
    this.#begun = { game: game.id, version: game.version, setting, snapshot: JSON.stringify(entry.snapshot()) }
    this.#note(entry)
    return {
      ...keeper,
      commit: (next) => {
        keeper.commit(next)
        this.#inputs.push(JSON.stringify(next.input))
        this.#note(next)
      },
    }
  }
  open(id: string): Kept | Fault | undefined {
    if (this.#begun === undefined) return this.#beside.open(id)
    const { snapshot, ...begun } = this.#begun
    return {
      ...begun,
      snapshot: JSON.parse(snapshot) as Kept['snapshot'],
      inputs: this.inputs,
      sent: this.#sent,
      keeper: () => ({
        id: undefined,
        commit: () => undefined,
        back: () => undefined,
        leave: () => undefined,
        log: () => [],
      }),
    }
  }

  #note({ seats }: Entry): void {
    this.#sent = new Map([...this.#sent, ...seats.map(({ seat, sent }) => [seat, sent] as const)])
  }
}
