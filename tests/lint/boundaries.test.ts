// The arrows of the house are lint errors: each wrong import turns red with its reason, each right one stays green.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import ts from 'typescript-eslint'
import { beforeAll, describe, expect, it } from 'vitest'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
// The project's own configuration, without the type checker: these files exist only here.
const eslint = new ESLint({
  cwd: root,
  overrideConfig: [
    { files: ['**/*.ts'], ...ts.configs.disableTypeChecked },
    { languageOptions: { parserOptions: { projectService: false } } },
  ] as ESLint.Options['overrideConfig'],
  ruleFilter: ({ ruleId }) => ruleId === 'house/arrows' || ruleId.startsWith('no-restricted-'),
})

async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: file })
  return result!.messages.map(({ message }) => message)
}
const importing = (file: string, specifier: string): Promise<string[]> =>
  complaints(file, `import { x } from '${specifier}'\nexport const y = x\n`)

const allowed: ReadonlyArray<[file: string, ...specifiers: string[]]> = [
  ['electron/contract/wire.ts', './alone.ts'],
  ['electron/contract/schemas/wire.ts', '../wire.ts', 'zod'],
  ['electron/games/game.ts', '../contract/wire.ts'],
  [
    'electron/games/alone/turn.ts',
    './state.ts',
    './map/sheets.ts',
    '../game.ts',
    '../../contract/alone.ts',
    './pack/types.ts',
  ],
  ['electron/games/alone/bots/hero.ts', '../../../contract/alone.ts', '../../../contract/player.ts', './chart.ts'],
  ['electron/games/alone/pack/schema.ts', 'zod', '../state.ts'],
  ['electron/games/alone/position/lay.ts', 'zod', '../state.ts'],
  ['electron/table/table.ts', '../games/game.ts', '../contract/wire.ts', './clock.ts'],
  ['electron/store/open.ts', 'better-sqlite3', 'node:fs', 'zod', '../table/store.ts'],
  ['electron/links/ipc.ts', 'electron', '../table/seat.ts', '../contract/schemas/wire.ts'],
  ['electron/links/stdio.ts', 'node:readline', '../table/seat.ts'],
  ['electron/bots/seat.ts', '../table/seat.ts', '../games/game.ts'],
  ['electron/packs/read.ts', 'node:fs', '../games/alone/pack/schema.ts', '../table/packs.ts'],
  ['electron/shell/windows.ts', 'electron', '../links/ipc.ts', '../store/open.ts', '../curtain/curtain.ts'],
  ['electron/cli/selfplay.ts', '../games/alone/bots/index.ts'],
  ['electron/cli/table.ts', '../links/stdio.ts', '../games/alone/game.ts', '../store/open.ts', 'node:process'],
  ['electron/preload/hero.ts', 'electron', '../contract/channels.ts', './bridge.ts'],
  ['electron/main.ts', 'electron', './shell/windows.ts', './games/alone/game.ts'],
  ['renderer/hero/main.ts', 'vue', 'pinia', '../board/board.ts', '../../electron/contract/alone.ts', '../ui/Card.vue'],
  ['renderer/hero/sound.ts', '../sound/player.ts'],
  ['renderer/sound/cues.ts', '../../electron/contract/alone.ts', './recipes.ts'],
  ['renderer/evil/main.ts', '../stores/table.ts', '../../resources/icons/eye.svg', '@fontsource/kalam/400.css'],
  ['tests/table/table.test.ts', '../../electron/games/alone/state.ts', 'better-sqlite3'],
]

const forbidden: ReadonlyArray<[file: string, specifier: string, why: RegExp]> = [
  ['electron/contract/wire.ts', 'zod', /windows and rules use the types/],
  ['electron/contract/wire.ts', './schemas/wire.ts', /imports nothing/],
  ['electron/contract/wire.ts', '../games/game.ts', /stands below everything/],
  ['electron/games/game.ts', './alone/state.ts', /any game/],
  ['electron/games/alone/turn.ts', 'zod', /zod checks at the boundaries/],
  ['electron/games/alone/turn.ts', 'lodash', /rules are pure/],
  ['electron/games/alone/turn.ts', 'node:fs', /rules are pure/],
  ['electron/games/alone/turn.ts', '../../table/table.ts', /rules are pure/],
  ['electron/games/alone/turn.ts', '../../bots/seat.ts', /rules are pure/],
  ['electron/games/alone/turn.ts', '../../contract/schemas/alone.ts', /rules are pure/],
  ['electron/games/alone/bots/hero.ts', '../state.ts', /what his seat is told/],
  ['electron/games/alone/bots/hero.ts', '../map/distance.ts', /what his seat is told/],
  ['electron/games/alone/bots/hero.ts', '../pack/find.ts', /what his seat is told/],
  ['electron/games/alone/bots/hero.ts', '../../game.ts', /what his seat is told/],
  ['electron/games/alone/bots/hero.ts', '../../../table/host.ts', /what his seat is told/],
  ['electron/games/alone/bots/hero.ts', 'node:fs', /what his seat is told/],
  ['electron/games/alone/turn.ts', './bots/hero.ts', /rules are pure/],
  ['electron/games/alone/pack/schema.ts', 'node:fs', /pure code/],
  ['electron/table/table.ts', '../games/alone/state.ts', /never ALONE itself/],
  ['electron/table/table.ts', '../store/open.ts', /any game/],
  ['electron/table/table.ts', '../links/ipc.ts', /any game/],
  ['electron/table/table.ts', 'electron', /runs without it/],
  ['electron/table/table.ts', 'better-sqlite3', /store\/ alone/],
  ['electron/store/open.ts', '../links/ipc.ts', /any game/],
  ['electron/links/stdio.ts', 'electron', /runs without it/],
  ['electron/links/stdio.ts', '../store/open.ts', /any game/],
  ['electron/bots/seat.ts', '../games/alone/state.ts', /never ALONE itself/],
  ['electron/curtain/curtain.ts', '../table/table.ts', /pure state machine/],
  ['electron/shell/windows.ts', '../games/alone/state.ts', /never ALONE itself/],
  ['electron/shell/windows.ts', '../cli/table.ts', /any game/],
  ['electron/cli/table.ts', '../shell/windows.ts', /without windows/],
  ['electron/preload/hero.ts', 'node:fs', /knows the contract alone/],
  ['electron/preload/hero.ts', '../contract/schemas/wire.ts', /knows the contract alone/],
  ['renderer/hero/main.ts', '../evil/App.vue', /never imports Evil's/],
  ['renderer/evil/main.ts', '../hero/App.vue', /never imports the Hero's/],
  ['renderer/board/board.ts', '../hero/App.vue', /belongs to neither/],
  ['renderer/evil/main.ts', '../sound/player.ts', /Evil window/],
  ['renderer/ui/loudness.ts', '../sound/player.ts', /belongs to neither/],
  ['renderer/sound/cues.ts', '../stores/lines.ts', /everybody at the table hears it/],
  ['renderer/sound/player.ts', 'vue', /everybody at the table hears it/],
  ['renderer/hero/main.ts', '../../electron/games/alone/state.ts', /knows the contract alone/],
  ['renderer/hero/main.ts', '../../electron/contract/schemas/wire.ts', /knows the contract alone/],
  ['renderer/hero/main.ts', '../../resources/packs/core/pack.json', /knows the contract alone/],
  ['renderer/hero/main.ts', 'electron', /runs without it/],
  ['renderer/hero/main.ts', 'zod', /zod checks at the boundaries/],
  ['renderer/hero/main.ts', 'node:path', /knows the contract alone/],
  ['electron/table/table.ts', './clock', /carry their extension/],
  ['electron/attic/old.ts', './x.ts', /no room of the house/],
]

// The first run loads every plugin.
beforeAll(() => importing('electron/games/game.ts', '../contract/wire.ts'), 120_000)

describe('the arrows of the house', () => {
  it.each(allowed)('%s may import what its room allows', async (file, ...specifiers) => {
    for (const specifier of specifiers) expect([specifier, await importing(file, specifier)]).toEqual([specifier, []])
  })
  it.each(forbidden)('%s may not import %s', async (file, specifier, why) => {
    expect(await importing(file, specifier)).toEqual([expect.stringMatching(why)])
  })
  it.each([
    "export * from '../links/ipc.ts'",
    "export { a } from '../links/ipc.ts'",
    "export const a = import('../links/ipc.ts')",
    "import type { A } from '../links/ipc.ts'\nexport type B = A",
    "export type B = import('../links/ipc.ts').A",
  ])('sees every way to import: %s', async (code) => {
    expect(await complaints('electron/table/table.ts', code)).toHaveLength(1)
  })
})

describe('the rules are pure', () => {
  it.each([
    ['Math.random()', /Chance is a field/],
    ['new Date()', /read no clock/],
    ['Date.now()', /read no clock/],
    ['performance.now()', /read no clock/],
    ['process.env', /no input/],
    ['setTimeout(() => undefined, 1)', /no input/],
    ['crypto.randomUUID()', /Chance is a field/],
  ])('%s is refused', async (code, why) => {
    expect(await complaints('electron/games/alone/turn.ts', `export const x = ${code}\n`)).toEqual([
      expect.stringMatching(why),
    ])
  })
  it('Math itself is fine', async () => {
    expect(await complaints('electron/games/alone/turn.ts', 'export const x = Math.max(1, 2)\n')).toEqual([])
  })
})
