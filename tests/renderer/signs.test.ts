// What a house pack brings has no drawing of its own: it is drawn plainly, in a colour that there is.
import { expect, it } from 'vitest'
import { field, sign } from '../../renderer/board/art/signs.ts'

it('draws a deck that nobody has drawn as a plain back and sign, in a colour that there is', () => {
  for (const art of [sign('deep-frost'), field('deep-frost')]) {
    expect(art).toContain('<path')
    expect(art).toContain('stroke="var(--deep-frost, var(--rim))"')
  }
  expect(field('deep-frost')).not.toContain('circle')
  expect(field('terror')).toContain('circle')
})
