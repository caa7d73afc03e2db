// npm run tour -- FOLDER moments: every moment of which there are pictures, in headless windows, as large as it is, to be looked at one by one.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { MORE, openAlbum, settled, STILLS } from './helpers/stills.ts'

const [, , folder = 'test-results/moments', only = ''] = process.argv
const isAsked = new RegExp(only)
mkdirSync(folder, { recursive: true })
const stills = [...STILLS, ...MORE].filter(({ name }) => isAsked.test(name))
const album = await openAlbum(stills)
for (const still of stills)
  await album.show(still, async (page, side) => {
    const path = join(folder, `${still.name}-${side}.png`)
    await settled(page, () => page.screenshot({ path }))
    process.stderr.write(`${path}\n`)
  })
await album.app.electron.close()
