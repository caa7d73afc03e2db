// Where in the script a partner world is: what comes next, and what may be passed over since nobody could notice it.
import type { State } from '../../electron/games/alone/state.ts'
import { deckOf, type Need } from './cards.ts'
import type { Item } from './script.ts'

/** Nothing of it can be noticed, so that it may be left out. */
const isIdle = ({ free, t }: Item): boolean => free && ['pick', 'danger', 'refill', 'opening'].includes(t)
const isPublic = ({ t }: Item): boolean => ['hero', 'close', 'play'].includes(t)

export class Thread {
  /** Why the partner cannot follow: nothing is said of fairness then. */
  lost: string | undefined
  /** The rules themselves went another way, at a point that is public. */
  strayed: string | undefined
  readonly items: readonly Item[]
  #next = 0

  constructor(items: readonly Item[]) {
    this.items = items
  }

  /** The next item that leaves a trace. */
  get next(): Item | undefined {
    return this.items.slice(this.#next).find((item) => !isIdle(item))
  }
  /** Takes the item that fits, passing over idle ones; undefined where another must come first. */
  take(fits: (item: Item) => boolean): Item | undefined {
    for (let i = this.#next; i < this.items.length; i++) {
      if (fits(this.items[i]!)) {
        this.#next = i + 1
        return this.items[i]
      }
      if (!isIdle(this.items[i]!)) return undefined
    }
    return undefined
  }

  lose(why: string): undefined {
    this.lost ??= why
    return undefined
  }
  /** A public question that the script does not have here: the rules strayed, unless the partner had left something out. */
  stray(why: string): undefined {
    const { next } = this
    if (next !== undefined && !isPublic(next)) return this.lose(`${why}, where the script has ${next.t}`)
    this.strayed ??= `${why}, where the script has ${next?.t ?? 'ended'}`
    return undefined
  }
  /** At a public question everything unseen must have been done: else the partner had no way to do it. */
  align(state: State): void {
    const { next } = this
    const isAsked = state.questions.some(({ kind, seat }) => kind === 'react' || seat === 'hero')
    if (isAsked && next !== undefined && !isPublic(next)) this.lose(`no ${next.shot.question.kind}`)
  }

  /** Cards to be played before hands are filled again. */
  needs(): readonly Need[] {
    const needs: Need[] = []
    for (const item of this.items.slice(this.#next)) {
      if (item.t === 'refill' && needs.length > 0) break
      if (item.t !== 'play') continue
      const [verb, card = ''] = item.keys[0]!.split(' ')
      needs.push({ seat: item.seat!, card, deck: deckOf(item.shot.before, card), down: verb === 'standard' })
    }
    return needs
  }
}
