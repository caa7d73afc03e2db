// npm run tour: a short seeded game in headless windows, with pictures of both. Usage: tour.ts FOLDER
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { launch, type Launched } from './helpers/launch.ts'

const folder = process.argv[2] ?? 'test-results/tour'

async function picture({ hero, evil }: Launched, name: string): Promise<void> {
  for (const [side, page] of Object.entries({ hero, evil })) {
    const path = join(folder, `${name}-${side}.png`)
    await page.screenshot({ path })
    process.stderr.write(`${path}\n`)
  }
}

mkdirSync(folder, { recursive: true })
const app = await launch()
await picture(app, 'title')
await app.electron.close()
