import { describe, expect, it } from 'vitest'
import { generateSide } from '../../../../electron/games/alone/map/generate.ts'
import { dealChance } from '../../../../electron/games/alone/setup.ts'
import { wrongs } from '../../../helpers/slow-sheet.ts'

describe('a side made by chance', () => {
  it('keeps every cornerstone (R65); the same chance makes the same one', () => {
    for (const seed of ['01', '02', '03', '04', '05']) {
      const side = generateSide(dealChance(seed))
      expect(wrongs(side), side.lines.join('\n')).toEqual([])
      expect(generateSide(dealChance(seed))).toEqual(side)
    }
  })
  it('is another with other chance, and the next of the same chance is another too', () => {
    const chance = dealChance('0a')
    const sides = [generateSide(chance), generateSide(chance), generateSide(dealChance('0b'))]
    expect(new Set(sides.map(({ lines }) => lines.join('\n'))).size).toBe(3)
  })
  it('draws for uses of its own alone, so that no other chance of the game moves', () => {
    const uses = new Set<string>()
    const chance = dealChance('0c')
    generateSide((use, n) => {
      uses.add(use)
      return chance(use, n)
    })
    expect([...uses].filter((use) => !use.startsWith('sheet-'))).toEqual([])
    expect(uses.size).toBeGreaterThan(3)
  })
  it('comes to an end with chance that never changes', () => {
    expect(() => generateSide(() => 0)).toThrow('Chance makes no sheet')
  })
})
