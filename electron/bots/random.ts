// A bot that picks evenly among what it is offered, whatever the game.
import { pickFrom } from './chance.ts'
import type { Bot } from './play.ts'

/** The same seed makes the same picks. */
export function randomBot(seed: string): Bot {
  const pick = pickFrom(seed)
  return (ask) => ask.options[pick(ask.options.length)]?.key ?? ''
}
