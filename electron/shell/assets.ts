// Serves each side its own page: the files that its page names, directly or through one another, and no other.
import { readFileSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { extname, join, posix } from 'node:path'
import type { Side } from '../contract/wire.ts'
import { SCHEME, headers } from './security.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
}
const NAMES_OTHERS = ['.html', '.js', '.css']
/** Where the build puts everything but the pages. */
const SHARED = 'assets'

export const page = (side: Side): string => `${side}/index.html`

/** The files that belong to a side, by their path under `root`: its page, and what a file of its own names. */
export async function filesOf(root: string, side: Side): Promise<ReadonlySet<string>> {
  const assets = await readdir(join(root, SHARED)).catch(() => [])
  const files = new Set([page(side)])
  for (const file of files) {
    if (!NAMES_OTHERS.includes(extname(file))) continue
    const text = await readFile(join(root, file), 'utf8')
    for (const asset of assets) if (text.includes(asset)) files.add(posix.join(SHARED, asset))
  }
  return files
}

const refuse = (status: 403 | 404 | 405): Response => new Response(null, { status, headers: { ...headers } })

/** Answers requests under a side's origin. Anything that is not on the side's list is not there, wherever a path may lead. */
export function serve(root: string, side: Side, files: ReadonlySet<string>): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = URL.parse(request.url)
    if (url === null || url.protocol !== `${SCHEME}:` || url.host !== side) return refuse(403)
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405)
    const file = url.pathname.slice(1)
    if (!files.has(file)) return refuse(404)
    const body = await readFile(join(root, file)).catch(() => undefined)
    if (body === undefined) return refuse(404)
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    return new Response(new Uint8Array(body), { headers: { ...headers, 'content-type': type } })
  }
}

/** A page of the handbook; undefined where there is none. The name is a plain word, so no path can be made of it. */
export function handbookPage(resources: string, name: string): string | undefined {
  if (!/^[a-z-]+$/.test(name)) return undefined
  try {
    return readFileSync(join(resources, 'handbook', `${name}.md`), 'utf8')
  } catch {
    return undefined
  }
}
