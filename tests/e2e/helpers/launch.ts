// Starts an app for a test, in Electron or in the stand-in as the environment says, and finds its two windows.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { _electron, type ElectronApplication, type Page } from '@playwright/test'

export const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
export type Side = 'hero' | 'evil'
export type Launch = {
  /** The folder of an app; the project itself where left out. */
  readonly app?: string
  /** Where the app keeps its games; a new empty folder where left out. Name the same one to start again. */
  readonly userData?: string
  readonly args?: ReadonlyArray<string>
  /** The stand-in's displays, as Chromium's --screen-info says them. */
  readonly screens?: string
  readonly env?: Readonly<Record<string, string>>
}
export type Launched = {
  readonly electron: ElectronApplication
  readonly hero: Page
  readonly evil: Page
  readonly userData: string
}

export const freshFolder = (name: string): string => mkdtempSync(join(tmpdir(), `alone-table-${name}-`))

function environment(extra: Readonly<Record<string, string>>): Record<string, string> {
  const own = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return { ...(Object.fromEntries(own) as Record<string, string>), ...extra }
}

/** Electron shows app://hero/…, the stand-in https://hero.app.standin/… */
const belongsTo = (page: Page, side: Side): boolean => /^(?:app:\/\/|https:\/\/)(\w+)/.exec(page.url())?.[1] === side

/** The window of a side, once it has loaded its page. */
export async function windowOf(electron: ElectronApplication, side: Side, timeout = 30_000): Promise<Page> {
  const until = Date.now() + timeout
  while (Date.now() < until) {
    const page = electron.windows().find((candidate) => belongsTo(candidate, side))
    if (page) {
      await page.waitForLoadState()
      return page
    }
    await new Promise((done) => setTimeout(done, 50))
  }
  const seen = electron.windows().map((page) => page.url())
  throw new Error(`The ${side} window did not open; open are: ${seen.join(' ') || 'none'}`)
}

export async function launch(options: Launch = {}): Promise<Launched> {
  const userData = options.userData ?? freshFolder('data')
  const screens = options.screens === undefined ? {} : { STANDIN_SCREENS: options.screens }
  const sandbox = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const electron = await _electron.launch({
    args: [options.app ?? root, `--user-data-dir=${userData}`, ...sandbox, ...(options.args ?? [])],
    cwd: root,
    env: environment({ ...screens, ...options.env }),
  })
  const [hero, evil] = await Promise.all([windowOf(electron, 'hero'), windowOf(electron, 'evil')])
  return { electron, hero, evil, userData }
}

/** Ends the app as a power cut would: nothing in it gets to know. */
export async function kill({ electron }: Launched): Promise<void> {
  const gone = new Promise((done) => electron.process().once('exit', done))
  electron.process().kill('SIGKILL')
  await gone
}
