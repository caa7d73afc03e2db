// Each side is served its own page and what that names; everything else is not there.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { Side } from '../../electron/contract/wire.ts'
import { filesOf, handbookPage, serve } from '../../electron/shell/assets.ts'
import { headers } from '../../electron/shell/security.ts'

const root = mkdtempSync(join(tmpdir(), 'assets '))
const put = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}
for (const side of ['hero', 'evil']) {
  put(`out/${side}/index.html`, `<script type="module" src="../assets/${side}-1a.js"></script>`)
  put(`out/assets/${side}-1a.js`, `import './shared-2b.js'; const own = '${side}-pic-3c.png'`)
  put(`out/assets/${side}-pic-3c.png`, side)
}
put('out/assets/shared-2b.js', "import('./late-4d.js')")
put('out/assets/late-4d.js', '')
put('out/assets/late-4d.css', "@font-face { src: url('./font-5e.woff2') }")
put('out/assets/font-5e.woff2', 'font')
put('out/assets/shared-2b.js', "import('./late-4d.js'); const styles = ['assets/late-4d.css']")
put('secret.txt', 'secret')
put('handbook/rules.md', '# Rules')
put('handbook.md', 'no')
afterAll(() => {
  rmSync(root, { recursive: true })
})

const out = join(root, 'out')
const ask = async (side: Side, url: string, init?: RequestInit) => {
  const request = new Request('https://x.invalid', init)
  Object.defineProperty(request, 'url', { value: url })
  return serve(out, side, await filesOf(out, side))(request)
}

test('what belongs to a side is what its page reaches', async () => {
  const shared = ['font-5e.woff2', 'late-4d.css', 'late-4d.js', 'shared-2b.js'].map((name) => `assets/${name}`)
  for (const side of ['hero', 'evil'] as const) {
    const own = [`assets/${side}-1a.js`, `assets/${side}-pic-3c.png`, `${side}/index.html`]
    expect([...(await filesOf(out, side))].toSorted()).toEqual([...shared, ...own].toSorted())
  }
})

describe.each<[Side, Side]>([
  ['hero', 'evil'],
  ['evil', 'hero'],
])('%s', (side, other) => {
  test.each([
    [`${side}/index.html`, 'text/html; charset=utf-8'],
    [`assets/${side}-1a.js`, 'text/javascript; charset=utf-8'],
    ['assets/late-4d.css', 'text/css; charset=utf-8'],
    ['assets/font-5e.woff2', 'font/woff2'],
    [`assets/${side}-pic-3c.png`, 'image/png'],
  ])('gets %s with every header', async (path, type) => {
    const response = await ask(side, `app://${side}/${path}?x#y`)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toEqual({ ...headers, 'content-type': type })
  })

  test.each<[number, string]>([
    [404, `app://${side}/`],
    [404, `app://${side}/nothing.js`],
    [404, `app://${side}/${other}/index.html`],
    [404, `app://${side}/assets/${other}-1a.js`],
    [404, `app://${side}/assets/${other}-pic-3c.png`],
    [404, `app://${side}/../secret.txt`],
    [404, `app://${side}/assets/../../secret.txt`],
    [404, `app://${side}/%2e%2e/secret.txt`],
    [404, `app://${side}/..%2fsecret.txt`],
    [404, `app://${side}/assets/..\\..\\secret.txt`],
    [404, `app://${side}//etc/passwd`],
    [404, `app://${side}/${side}/index.html%00.png`],
    [403, `app://${other}/${other}/index.html`],
    [403, `app://${side}.example/${side}/index.html`],
    [403, `https://${side}/${side}/index.html`],
    [403, 'nonsense'],
  ])('is refused with %i: %s', async (status, url) => {
    const response = await ask(side, url)
    expect(response.status).toBe(status)
    expect(await response.text()).toBe('')
    expect(response.headers.get('content-security-policy')).toBe(headers['content-security-policy'])
  })

  test('may read, not write', async () => {
    expect((await ask(side, `app://${side}/${side}/index.html`, { method: 'POST' })).status).toBe(405)
  })
})

test('a build that is missing is missing, not a crash', async () => {
  const files = await filesOf(join(root, 'nowhere'), 'hero').catch(() => new Set<string>())
  const response = await serve(
    join(root, 'nowhere'),
    'hero',
    new Set([...files, 'hero/index.html']),
  )(Object.defineProperty(new Request('https://x.invalid'), 'url', { value: 'app://hero/hero/index.html' }))
  expect(response.status).toBe(404)
})

test('handbook pages are plain words', () => {
  expect(handbookPage(root, 'rules')).toBe('# Rules')
  for (const name of ['', 'none', '../handbook', 'rules.md', 'a/b', 'Rules', '..']) {
    expect(handbookPage(root, name)).toBeUndefined()
  }
})
