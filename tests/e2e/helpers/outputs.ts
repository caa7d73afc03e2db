// Two real outputs of an X server, of which one can be unplugged, and pictures of what is on them.
import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './launch.ts'

const run = promisify(execFile)
const NUMBER = '95'
/** Width of each output; the second stands to the right of the first. */
export const WIDTH = 1920
const HEIGHT = 1080

/** The programs that this needs and that are not here. */
export const missing = (): readonly string[] =>
  ['Xorg', 'xrandr', 'openbox', 'import'].filter((name) => spawnSync('which', [name]).status !== 0)

export interface Outputs {
  readonly env: Readonly<Record<string, string>>
  unplug(): Promise<void>
  plug(): Promise<void>
  /** What is on the first or the second output: three bytes a pixel. */
  picture(output: 0 | 1): Promise<Buffer>
  close(): Promise<void>
}

export async function startOutputs(): Promise<Outputs> {
  // `cat` ends with its input, and with it the server.
  const child = spawn(join(root, 'build', 'two-monitors.sh'), ['cat'], {
    env: { ...process.env, X_DISPLAY: NUMBER },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const said = await untilListed(child)
  if (!said.includes('Monitors: 2')) throw new Error(`no two outputs: ${said}`)
  const env = { DISPLAY: `:${NUMBER}` }
  const xrandr = async (...args: readonly string[]): Promise<void> => {
    await run('xrandr', ['--output', 'DUMMY1', ...args], { env: { ...process.env, ...env } })
  }
  return {
    env,
    unplug: () => xrandr('--off'),
    plug: () => xrandr('--mode', `${WIDTH}x${HEIGHT}`, '--right-of', 'DUMMY0'),
    async picture(output) {
      const crop = `${WIDTH}x${HEIGHT}+${output * WIDTH}+0`
      const { stdout } = await run('import', ['-window', 'root', '-crop', crop, '-depth', '8', 'rgb:-'], {
        env: { ...process.env, ...env },
        encoding: 'buffer',
        maxBuffer: 64 << 20,
      })
      return stdout
    },
    close: () =>
      new Promise((done) => {
        if (child.exitCode !== null) done()
        child.once('exit', () => {
          done()
        })
        child.stdin?.end()
      }),
  }
}

/** What the script says until it has listed the monitors. */
function untilListed(child: ChildProcess): Promise<string> {
  return new Promise((done) => {
    let said = ''
    const stop = (): void => {
      done(said)
    }
    child.stderr?.on('data', (text: Buffer) => {
      said += text.toString()
      if (/Monitors: \d/.test(said)) stop()
    })
    child.once('exit', stop)
  })
}

/** How often each colour stands in a picture. */
export function colours(picture: Buffer): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (let at = 0; at + 2 < picture.length; at += 3) {
    const colour = picture.readUIntBE(at, 3)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return counts
}
