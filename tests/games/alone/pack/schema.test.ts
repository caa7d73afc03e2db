// The published JSON Schema: made from the very schema that checks packs. `npx vitest run tests/games/alone/pack -u` writes it anew.
import { expect, it } from 'vitest'
import { packJsonSchema } from '../../../../electron/games/alone/pack/schema.ts'

it('is up to date', async () => {
  const now = JSON.stringify(packJsonSchema(), null, 2) + '\n'
  await expect(now).toMatchFileSnapshot('../../../../resources/packs/pack.schema.json')
})
