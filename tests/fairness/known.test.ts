// The opposite of paired traces: what the Hero may know differs, so what he is sent must differ; and what he may not know, laid out by hand,
// changes nothing.
import { expect, test } from 'vitest'
import type { Position } from './starts.ts'
import { Room } from './watch.ts'

const POSITION = {
  position: 1,
  levels: {
    upper: [' ┌─┬I ', ' │┌┤│ ', ' └H┼┤b', 'r┌┬┼D ', ' V┤└┤ ', ' └┴─┘ '],
    lower: [' ┌─┬C ', ' │┌┤│ ', ' └E┼┤b', 'r┌┬┼L ', ' G┤└┤ ', ' └┴─┘ '],
  },
  lcus: ['Uc3', 'La1'],
  hero: { at: 'Uc3', character: 'medic', items: [{ card: 'bullets-1' }] },
  revealed: ['Uc3', 'Uc2', 'Uc4', 'Ud3', 'Ub3'],
  creatures: [
    { kind: 'worm', at: 'Uc2' },
    { kind: 'spore', at: 'Ua1' },
  ],
  dangers: ['Uc4', 'Ub1', 'Lc1'],
  lights: ['Ud3', 'Lc2'],
  missions: { blue: { card: 'dead-grid' }, green: { card: 'cold-cabinet' }, final: { card: 'cold-launch' } },
  evil: {
    players: 2,
    decks: ['fury', 'speed'],
    hands: [['lunge', 'tear'], ['sprint']],
    track: [{ card: 'backlash' }, { card: 'frenzy', faceDown: true }],
  },
  piles: { items: ['crowbar', 'solvent', 'brow-lamp'], fury: ['brood', 'lunge'], speed: ['swarm', 'reflex'] },
}

type Change = (p: Position) => unknown

/** What reaches the Hero at first and after each of his answers and what Evil does then. */
function told(change: Change, keys: readonly string[]): string[] {
  const position = structuredClone(POSITION) as Position
  change(position)
  const room = new Room({ do: 'load', position, seed: '0a' }, {})
  for (const key of keys) {
    room.choose('hero', key)
    for (let i = 0; i < 50 && !room.host.asking.includes('hero') && room.host.asking[0] !== undefined; i++) {
      const seat = room.host.asking[0]
      room.choose(seat, room.question(seat)!.keys[0]!)
    }
  }
  return room.trace.map(({ text }) => text)
}
const nothing: Change = () => undefined

test.each<[what: string, change: Change, keys?: string[]]>([
  ['a Revealed Creature is of another kind', (p) => (p.creatures[0].kind = 'hybrid')],
  ['a Revealed Creature is Wounded', (p) => (p.creatures[0].wounded = true)],
  ['a Revealed Sector holds Danger', (p) => p.dangers.push('Uc2')],
  ['a Revealed Sector is lit', (p) => p.lights.push('Uc2')],
  ['a Door in sight is Blocked', (p) => (p.blocked = ['Ub3e'])],
  ['a Revealed Sector bears a Condition', (p) => (p.conditions = [{ kind: 'smoke', at: 'Uc4' }])],
  ['there is an LCU in a Revealed Sector', (p) => p.lcus.push('Uc2')],
  [
    'a Room in sight is another',
    (p) => Object.assign(p.levels.upper, { 2: ' └G┼┤b' }) && Object.assign(p.levels.lower, { 4: ' H┤└┤ ' }),
  ],
  ['one Sector more is Revealed', (p) => p.revealed.push('Uc5')],
  ['the Hero has less Life', (p) => (p.hero.life = 5)],
  ['the Hero has another Item', (p) => (p.hero.items = [{ card: 'hull-plate' }])],
  ['a hand holds more cards', (p) => p.evil.hands[1].push('swarm')],
  ['another card lies face up', (p) => (p.evil.track[0].card = 'brood')],
  ['a card of another deck lies face down', (p) => (p.evil.track[1].card = 'sprint')],
  ['what is Explored', (p) => (p.dangers = ['Uc5']), ['explore s']],
  ['the nearest of what is Located', (p) => (p.creatures[1].at = 'Uc5'), ['locate', 'target spore', 'target lcu']],
  ['the Item on top', (p) => p.piles.items.reverse(), ['scavenge']],
  [
    'the Room that is Located',
    (p) => Object.assign(p.levels.upper, { 4: ' G┤└┤ ' }) && Object.assign(p.levels.lower, { 4: ' V┤└┤ ' }),
    ['locate', 'target ventilation-room', 'target room'],
  ],
])('the Hero is told otherwise where %s', (_what, change, keys = []) => {
  expect(told(change, keys)).not.toEqual(told(nothing, keys))
})

const ACTIONS = ['explore n', 'move s', 'none', 'scavenge', 'locate', 'target infirmary', 'target worm']

test.each<[what: string, change: Change]>([
  ['a Creature unseen is of another kind', (p) => (p.creatures[1].kind = 'hybrid')],
  ['a Creature unseen is elsewhere', (p) => (p.creatures[1].at = 'Lb1')],
  ['there is no Creature unseen', (p) => p.creatures.pop()],
  ['Creatures come in another order', (p) => p.creatures.reverse()],
  ['Danger lies elsewhere', (p) => (p.dangers = ['Uc4', 'La1', 'Lb5', 'Ua5'])],
  ['Lights burn elsewhere', (p) => (p.lights = ['Ud3', 'La1', 'Ua1'])],
  ['hands hold other cards', (p) => (p.evil.hands = [['brood', 'lamp-eater'], ['reflex']])],
  ['another card lies face down', (p) => (p.evil.track[1].card = 'tear')],
  ['piles lie otherwise', (p) => p.piles.fury.push('backlash', 'tear') && p.piles.speed.reverse()],
  ['Rooms lie elsewhere on the other Level', (p) => Object.assign(p.levels.lower, { 0: ' ┌─┬L ', 3: 'r┌┬┼C ' })],
  ['Items that nobody draws lie otherwise', (p) => (p.piles.items = ['crowbar', 'brow-lamp', 'solvent'])],
])('the Hero is told the same where %s', (_what, change) => {
  expect(told(change, ACTIONS)).toEqual(told(nothing, ACTIONS))
})
