// What an overlay may change, how it is merged, and what it is refused for.
import { describe, expect, it } from 'vitest'
import { isFault } from '../../../../electron/games/alone/map/sheet.ts'
import { checkPack } from '../../../../electron/games/alone/pack/check.ts'
import { withOverlay } from '../../../../electron/games/alone/pack/overlay.ts'
import type { Pack } from '../../../../electron/games/alone/pack/pack.ts'
import { coreData } from '../../../helpers/core-pack.ts'

const core = checkPack(coreData()) as Pack
const merged = (overlay: unknown): Pack => {
  const pack = withOverlay(core, overlay)
  if (isFault(pack)) throw new Error(`${pack.path}: ${pack.fault}`)
  return pack
}

describe('an overlay', () => {
  it('changes what it names and nothing beside', () => {
    const before = structuredClone(core)
    const pack = merged({ creatures: { worm: { regular: { wound: 5, dice: { lit: 3 } } } } })
    const { worm } = core.creatures
    expect(pack.creatures.worm).toEqual({
      ...worm,
      regular: { ...worm.regular, wound: 5, dice: { ...worm.regular.dice, lit: 3 } },
    })
    expect(pack.creatures.spore).toEqual(core.creatures.spore)
    expect(pack.decks).toBe(core.decks)
    expect(core).toEqual(before)
  })
  it('replaces lists whole', () => {
    const pack = merged({
      roundTrack: [{ cap: 6 }, { cap: 3 }],
      reactionTrack: { danger: [] },
      adrenalineTrack: Array(13).fill(1),
    })
    expect(pack.roundTrack).toEqual([{ cap: 6 }, { cap: 3 }])
    expect(pack.reactionTrack).toEqual({ ...core.reactionTrack, danger: [] })
    expect(new Set(pack.adrenalineTrack)).toEqual(new Set([1]))
  })
  it('changes tokens, Abilities, limits and tiles', () => {
    const pack = merged({
      creatures: { worm: { tokens: 1, ability: 'precision' }, mech: { ability: null } },
      limits: { items: 2 },
      tiles: { cross: 0 },
    })
    expect(pack.creatures.worm).toMatchObject({ tokens: 1, ability: 'precision', name: core.creatures.worm.name })
    expect(pack.limits).toEqual({ ...core.limits, items: 2 })
    expect(pack.tiles).toEqual({ ...core.tiles, cross: 0 })
  })
  it('may be left out or empty', () => {
    expect(withOverlay(core, undefined)).toBe(core)
    expect(merged({})).toEqual(core)
    expect(merged({ creatures: {} })).toEqual(core)
  })

  const half = '{"__proto__":{"items":1}}'
  it.each<[unknown, string]>([
    [null, 'overlay'],
    [[], 'overlay'],
    [{ dice: { hit: 6 } }, 'overlay.dice'],
    [{ decks: [] }, 'overlay.decks'],
    [{ creatures: { dragon: {} } }, 'overlay.creatures.dragon'],
    [{ creatures: { worm: { name: 'Wyrm' } } }, 'overlay.creatures.worm.name'],
    [{ creatures: { worm: { regular: { speed: 2 } } } }, 'overlay.creatures.worm.regular.speed'],
    [{ creatures: { worm: { regular: { dice: { grey: 2 } } } } }, 'overlay.creatures.worm.regular.dice.grey'],
    [{ creatures: { worm: { nightmare: { kill: 'x' } } } }, 'overlay.creatures.worm.nightmare.kill'],
    [{ roundTrack: [{ cap: 5 }, { cap: 13 }] }, 'overlay.roundTrack[1].cap'],
    [{ roundTrack: [{ cap: 5 }, { cap: 6 }] }, 'overlay.roundTrack[1].cap'],
    [{ adrenalineTrack: [1, 2, 3] }, 'overlay.adrenalineTrack'],
    [{ reactionTrack: { spaces: 4 } }, 'overlay.reactionTrack.danger[0]'],
    [{ limits: { adrenaline: 2 } }, 'overlay.adrenalineTrack[7]'],
    [{ limits: { hands: 2 } }, 'overlay.limits.hands'],
    [{ tiles: { tee: -1 } }, 'overlay.tiles.tee'],
    [JSON.parse(half), 'overlay.__proto__'],
  ])('%j is refused at %s', (overlay, path) => {
    const result = withOverlay(core, overlay)
    expect(isFault(result) ? result.path : 'none').toBe(path)
  })
})
