// Keeps COVERAGE.md and the last chapter of the rulings true: every section and every ruling has its tests, and every title says what it holds.
// After a change of titles, `npm test -- rules/coverage -u` writes the chapter anew.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const HERE = new URL('./', import.meta.url)
const RULINGS = new URL('../../resources/handbook/rulings.md', import.meta.url)
const textOf = (url: URL): string => readFileSync(url, 'utf8')

/** Two rulings are ways of reading, with nothing to play. */
const READING = [1, 75]
/** These hold no section: what seats are sent, and this one; nor does the core pack entry by entry. */
const OUTSIDE = ['protocol.test.ts', 'coverage.test.ts']
const CHAPTER = '## Where each is tried'
const ABOUT = `${CHAPTER}

The project plays every ruling at a table. Whoever doubts what one means finds its tests under these names, in \`tests/rules/\`.
`

/** The sections of the three booklets, by their tables of contents. */
const CONTENTS: Readonly<Record<string, readonly string[]>> = {
  'Intro Rulebook': [
    ...['How to Read this Manual', 'Components', 'Game Setup', 'Hero Setup', 'Evil Setup', 'Game Overview'],
    ...['Hero Overview', 'Evil Overview', 'The Game Area', 'Mission Overview', 'Starting Missions'],
    ...['Mid-Game Rewards', 'Final Mission', 'Orienteering 101'],
  ],
  'Hero Compendium': [
    ...['A Quick Recap', 'Performing Actions', 'Action — Move', 'How to Interpret Noise', 'Light Effects'],
    ...['Action — Explore', 'Action — Fight', 'Action — Locate', 'Action — Scavenge', 'Action — Interact'],
    ...['Items & Companions', 'Reaction Track', 'Using Adrenaline', 'End of the Round', 'Nightmare Mode'],
    ...['Difficulty Level', 'End of the Game', 'Glossary'],
  ],
  'Evil Compendium': [
    ...['A Quick Recap', 'How to Evil', 'Updating the Map and the Labyrinth', 'Playing Reactions', 'Reaction Timing'],
    ...['Standard and Allowed Reactions', 'Spawning and Moving', 'Communicating a Noise', 'Blocked Doors'],
    ...['Light and Dark', 'Creatures and Fighting', 'Resolving Hero Actions', 'End of the Round', 'Nightmare Mode'],
    ...['Difficulty Level', 'End of the Game'],
  ],
  'Creature Roster': ['Creature Roster'],
}

interface Title {
  readonly file: string
  /** What is described around it. */
  readonly within: readonly string[]
  readonly title: string
}

/** The titles of a test file, tables of cases once. */
function titlesOf(file: string, source: string): readonly Title[] {
  const found: Title[] = []
  const root = (node: ts.Node): string =>
    ts.isIdentifier(node)
      ? node.text
      : ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)
        ? root(node.expression)
        : ''
  const walk = (node: ts.Node, within: readonly string[]): void => {
    if (!ts.isCallExpression(node)) return ts.forEachChild(node, (child) => walk(child, within))
    const [first, body] = node.arguments
    const title = first !== undefined && body !== undefined && ts.isStringLiteralLike(first) ? first.text : null
    const word = root(node.expression)
    if (title !== null && (word === 'it' || word === 'test')) found.push({ file, within, title })
    else if (title !== null && word === 'describe') walk(body!, [...within, title])
    else ts.forEachChild(node, (child) => walk(child, within))
  }
  walk(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true), [])
  return found
}

/** The titles of every test file of a folder, named from this one. */
const titlesUnder = (folder: string): readonly Title[] =>
  readdirSync(new URL(folder, HERE), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .toSorted()
    .flatMap((name) => titlesOf(`${folder}${name}`, textOf(new URL(`${folder}${name}`, HERE))))

interface Section {
  readonly level: number
  readonly name: string
  /** The section that it is a part of. */
  readonly parent: string
  readonly booklet: string
  readonly lines: string[]
}

function sectionsOf(page: string): readonly Section[] {
  const sections: Section[] = []
  let [booklet, parent] = ['', '']
  for (const line of page.split('\n')) {
    const [, signs = '', name = ''] = /^(#{2,4}) (.+)$/.exec(line) ?? []
    if (signs === '##') booklet = name
    if (signs === '###') parent = name
    if (name !== '') sections.push({ level: signs.length, name, parent, booklet, lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections.filter((section) => section.level > 2)
}

/** What a section names: files and titles, `› title` alone of the file named before. */
function namedIn({ lines }: Section): readonly { readonly file: string; readonly title: string }[] {
  let last = ''
  return [...lines.join(' ').matchAll(/`([^`›]*)› ([^`]+)`/g)].map(([, file = '', title = '']) => {
    last = file.trim() || last
    return { file: last, title: title.replaceAll(/\s+/g, ' ') }
  })
}

const begins = (title: string, by: string): boolean =>
  title.startsWith(by) && !/^[a-z0-9]/i.test(title.slice(by.length))

/** Where COVERAGE.md is wrong. */
function pageFaults(page: string, titles: readonly Title[], contents = CONTENTS): readonly string[] {
  const sections = sectionsOf(page)
  const missing = Object.entries(contents).flatMap(([booklet, names]) =>
    names
      .filter((name) => !sections.some((section) => section.booklet === booklet && section.name === name))
      .map((name) => `${booklet}: no section ${name}`),
  )
  const empty = sections.filter((section, i) => {
    const isParted = section.level === 3 && sections[i + 1]?.level === 4
    const isOut = section.lines.some((line) => line.startsWith('Out of scope: '))
    return namedIn(section).length === 0 && !isOut && !isParted
  })
  const wrong = sections.flatMap((section) =>
    namedIn(section)
      .map((named) => ({
        ...named,
        count: titles.filter(({ file, title }) => file === named.file && begins(title, named.title)).length,
      }))
      .filter(({ count }) => count !== 1)
      .map(({ file, title, count }) => `${section.name}: ${count} tests are ${file} › ${title}`),
  )
  return [...missing, ...empty.map(({ booklet, name }) => `${booklet}: nothing holds ${name}`), ...wrong]
}

const idsIn = ({ within, title }: Title): readonly string[] => [...within, title].join(' ').match(/\b[CR]\d+\b/g) ?? []
const holds = (title: Title, ruling: number): boolean => idsIn(title).includes(`R${ruling}`)

/** Which rulings no title names, and which a title names that are none. */
function rulingFaults(rulings: readonly number[], titles: readonly Title[]): readonly string[] {
  const bare = rulings.filter((n) => !READING.includes(n) && !titles.some((title) => holds(title, n)))
  const strange = titles.flatMap((title) => {
    const numbers = idsIn(title).flatMap((id) => (id.startsWith('R') ? [Number(id.slice(1))] : []))
    return numbers.filter((n) => !rulings.includes(n)).map((n) => `${title.file} names a ruling ${n}`)
  })
  return [...bare.map((n) => `no test names R${n}`), ...strange]
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z]+/g) ?? []

/** Titles that name neither a case, nor a ruling, nor a section: by its whole name, or by words of it in brackets at the end. */
function titleFaults(titles: readonly Title[], sections: readonly Section[]): readonly string[] {
  const isSection = (text: string): boolean => {
    const words = wordsOf(/\(([^()]+)\)$/.exec(text)?.[1] ?? '')
    const fits = ({ name, parent }: Section): boolean => {
      const own = wordsOf(`${parent} ${name}`)
      return name === text || (words.length > 0 && words.every((word) => own.includes(word)))
    }
    return sections.some(fits)
  }
  return titles
    .filter((title) => idsIn(title).length === 0 && ![...title.within, title.title].some(isSection))
    .map(({ file, title }) => `${file} › ${title}`)
}

/** The rulings' last chapter: of each, the files whose titles name it. */
function chapterOf(rulings: readonly number[], titles: readonly Title[]): string {
  const rows = rulings.map((n) => {
    const files = new Set(titles.filter((title) => holds(title, n)).map(({ file }) => file.replace('.test.ts', '')))
    return `| ${n} | ${files.size > 0 ? [...files].join(', ') : 'a way of reading, nothing to play'} |`
  })
  return `${ABOUT}\n| Ruling | Tried in |\n| --- | --- |\n${rows.join('\n')}\n`
}

const rulingsIn = (page: string): readonly number[] =>
  [...page.matchAll(/^(\d+)\. \*\*/gm)].map(([, number]) => Number(number))

const titles = titlesUnder('./').map((each) => ({ ...each, file: each.file.slice(2) }))
const beside = titlesUnder('../games/alone/')
const [page, coverage] = [textOf(RULINGS), textOf(new URL('COVERAGE.md', HERE))]
const rules = `${page.split(CHAPTER)[0]!.trimEnd()}\n\n`
const rulings = rulingsIn(rules)
const cases = titles.filter(({ file }) => !OUTSIDE.includes(file) && !file.startsWith('core/'))

describe('the rulebook', () => {
  it('has a test for each of its sections, and COVERAGE.md names none that is not there', () => {
    expect(pageFaults(coverage, [...titles, ...beside])).toEqual([])
  })
  it('is named by every title: its case, its ruling or its section', () => {
    expect(titleFaults(cases, sectionsOf(coverage))).toEqual([])
  })
})

describe('the rulings', () => {
  it('are numbered without a gap, and each is named by a test', () => {
    expect(rulings).toEqual(rulings.map((_, i) => i + 1))
    expect(rulingFaults(rulings, cases)).toEqual([])
  })
  it('say at their end where each is tried', async () => {
    await expect(rules + chapterOf(rulings, cases)).toMatchFileSnapshot(fileURLToPath(RULINGS))
  })
})

describe('these checks', () => {
  const some: readonly Title[] = titlesOf(
    'move.test.ts',
    `describe('Doors', () => {
      it('C057 R22 Blocks one', () => {})
      it.each([1])('C058 none without %s step', () => {})
      describe('Line of Sight', () => { it('ends there', () => {}) })
      it('opens (Move)', () => {})
    })`,
  )
  it('read titles with what is described around them', () => {
    expect(some.map(({ within, title }) => [...within, title].join(' › '))).toEqual([
      'Doors › C057 R22 Blocks one',
      'Doors › C058 none without %s step',
      'Doors › Line of Sight › ends there',
      'Doors › opens (Move)',
    ])
  })

  const CONTENTS_OF_TWO = { Booklet: ['Action — Move', 'Stairs'] }
  const two = (move: string, stairs = 'Out of scope: none here.'): string =>
    `# Page\n\n\`x › y\`\n\n## Booklet\n\n### Action — Move\n\n${move}\n\n### Stairs\n\n${stairs}\n`
  it.each([
    ['- Doors: `move.test.ts › C057 R22`,\n  `› C058`.', []],
    ['#### Doors\n\n`move.test.ts › C058`', []],
    ['`move.test.ts › C059`', ['Action — Move: 0 tests are move.test.ts › C059']],
    ['`light.test.ts › C057`', ['Action — Move: 0 tests are light.test.ts › C057']],
    ['`move.test.ts › C05`', ['Action — Move: 0 tests are move.test.ts › C05']],
    ['`move.test.ts › C057`, `fight.test.ts › C058`', ['Action — Move: 0 tests are fight.test.ts › C058']],
    ['Doors.', ['Booklet: nothing holds Action — Move']],
    ['`move.test.ts › C058`\n\n#### Doors\n\nDoors.', ['Booklet: nothing holds Doors']],
    ['#### Doors\n\n`move.test.ts › C058`\n\n#### Blocked Doors', ['Booklet: nothing holds Blocked Doors']],
  ])('find a section without a test, and a test that is not there: %s', (move, faults) => {
    expect(pageFaults(two(move), some, CONTENTS_OF_TWO)).toEqual(faults)
  })
  it('find a section that is gone or only elsewhere, and a test that is there twice', () => {
    const whole = two('`move.test.ts › C058`')
    const moved = whole.replace('### Stairs', '## Other\n\n### Stairs')
    expect(pageFaults(whole.replace('### Stairs', ''), some, CONTENTS_OF_TWO)).toEqual(['Booklet: no section Stairs'])
    expect(pageFaults(moved, some, CONTENTS_OF_TWO)).toEqual(['Booklet: no section Stairs'])
    expect(pageFaults(whole, [...some, some[1]!], CONTENTS_OF_TWO)).toEqual([
      'Action — Move: 2 tests are move.test.ts › C058',
    ])
  })
  it('find a ruling that no title names, and one that is none', () => {
    expect(rulingFaults([1, 22, 75], some)).toEqual([])
    expect(rulingFaults([22, 23], some)).toEqual(['no test names R23'])
    expect(rulingFaults([1], some)).toEqual(['move.test.ts names a ruling 22'])
    expect(rulingFaults(rulingsIn(`${rules}${rulings.length + 1}. **New.** Yes.\n`), cases)).toHaveLength(1)
  })
  it('find a title that says nothing of what it holds', () => {
    const of = (...names: string[]): readonly Section[] => sectionsOf(names.map((name) => `### ${name}\n`).join(''))
    expect(titleFaults(some, of('Action — Move', 'Line of Sight'))).toEqual([])
    expect(titleFaults(some, of('Line of Sight'))).toEqual(['move.test.ts › opens (Move)'])
    expect(titleFaults(some, of('Action — Move', 'Sight'))).toEqual(['move.test.ts › ends there'])
  })
})
