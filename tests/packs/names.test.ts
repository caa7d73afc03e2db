// The handbook's lists of names: what the rules and the Core pack name stands there, all of it and nothing else.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Pack } from '../../electron/games/alone/pack/pack.ts'
import { action, kind, missionColour, room } from '../../electron/games/alone/pack/words.ts'
import { coreData } from '../helpers/core-pack.ts'

const pack = coreData() as Pack
const page = readFileSync(new URL('../../resources/handbook/packs.md', import.meta.url), 'utf8')
const section = page.slice(page.indexOf('\n## The names\n'), page.indexOf('\n## All keys\n'))
const listed = new Map(
  [...section.matchAll(/^- (.+?): (`.+)$/gm)].map(([, label = '', names = '']) => [
    label,
    [...names.matchAll(/`([^`]+)`( \d+)?/g)].map(([, name = '', copies = '']) => name + copies),
  ]),
)
const missions = (colour: string): readonly string[] =>
  pack.missions.filter((mission) => mission.colour === colour).map(({ card }) => card)
const named: Readonly<Record<string, readonly string[]>> = {
  Rooms: room.options,
  Kinds: kind.options,
  Colours: missionColour.options,
  Actions: action.options,
  Matrices: ['mechanical', 'chemical', 'electronic'],
  ...Object.fromEntries(
    pack.decks.map(({ deck, cards }) => [`Cards of \`${deck}\``, cards.map(({ card, copies }) => `${card} ${copies}`)]),
  ),
  Items: pack.items.flatMap(({ ids }) => ids),
  Characters: pack.characters.map(({ card }) => card),
  'Blue Missions': missions('blue'),
  'Green Missions': missions('green'),
  'Final Missions': missions('final'),
  Conditions: pack.conditions.map(({ kind }) => kind),
}

it('has a list of each', () => {
  expect([...listed.keys()]).toEqual(Object.keys(named))
})

it.each(Object.keys(named))('has all of them and no other: %s', (label) => {
  expect(listed.get(label)?.toSorted()).toEqual(named[label]!.toSorted())
})
