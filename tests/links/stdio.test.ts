// The table over stdin and stdout, line by line as the protocol says.
import { PassThrough, Readable, Writable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { linesOf } from '../../electron/links/lines.ts'
import { runStdio } from '../../electron/links/stdio.ts'
import { memoryArchive } from '../../electron/table/keeper.ts'
import { toy, TOY_PACK } from '../helpers/toy.ts'

const NEW = { from: 'referee', new: { mode: 'randomized', seed: '01', evil: 2, pack: 'toy' } }
const settled = (asking: readonly string[]) => ({ to: 'referee', settled: true, asking })

/** Runs lines through a table; the answers come back by line in. */
async function play(...lines: readonly unknown[]): Promise<any[][]> {
  const output = new PassThrough()
  const troubles: unknown[] = []
  const input = Readable.from(lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`))
  await runStdio({
    game: toy,
    packs: (pack) => (pack === 'toy' ? TOY_PACK : { fault: 'no such pack', path: '' }),
    archive: memoryArchive,
    trouble: (error) => troubles.push(error),
    input,
    output,
  })
  output.end()
  const text = (await output.toArray()).join('')
  const answers: any[][] = [[]]
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const parsed = JSON.parse(line)
    answers.at(-1)!.push(parsed)
    if ('settled' in parsed || 'dump' in parsed) answers.push([])
  }
  expect(troubles).toEqual([])
  expect(answers.pop()).toEqual([])
  return answers
}

test('a new game: catalogues, first lines, then settled', async () => {
  const [begun] = await play(NEW)
  expect(begun!.filter((line) => 'catalogue' in line).map(({ to }) => to)).toEqual(['hero', 'evil-1', 'evil-2'])
  expect(begun!.at(-1)).toEqual(settled(['hero']))
})

test('an answer brings the lines of the seats, then settled; the id of the question may be left out', async () => {
  const [, answered, window] = await play(
    NEW,
    { from: 'hero', choose: 'listen' },
    { from: 'evil-2', choose: 'pass', ask: 1 },
  )
  expect(answered![0]).toMatchObject({ to: 'hero', events: [], ask: null })
  expect(answered!.at(-1)).toEqual(settled(['evil-1', 'evil-2']))
  expect(window!.at(-1)).toEqual(settled(['evil-1']))
})

test('a dump prints one line and nothing else, and loaded again asks the same', async () => {
  const lines = [
    NEW,
    { from: 'hero', choose: 'listen' },
    { from: 'evil-2', choose: 'play nudge' },
    { from: 'referee', dump: true },
  ]
  const [, , , dumped] = await play(...lines)
  expect(dumped).toHaveLength(1)
  const { dump } = dumped![0]
  expect(Object.keys(dump)).toEqual(['position', 'state', 'version'])
  const [loaded, next] = await play(
    { from: 'referee', load: dump, seed: 'ff' },
    { from: 'evil-1', choose: 'yes', ask: 1 },
  )
  expect(loaded!.findLast((line) => line.to === 'evil-1')).toMatchObject({
    events: [],
    ask: { id: 1, kind: 'approve', options: [{ key: 'yes' }, { key: 'no' }] },
  })
  expect(loaded!.at(-1)).toEqual(settled(['evil-1']))
  expect(next!.at(-1)).toEqual(settled(['evil-1', 'evil-2']))
})

test('what the Hero has not been sent yet is in the dump', async () => {
  const [, , told, dumped] = await play(
    NEW,
    { from: 'hero', choose: 'listen' },
    { from: 'evil-1', choose: 'play nudge' },
    { from: 'referee', dump: true },
  )
  expect(told!.filter(({ to }) => to === 'hero')).toHaveLength(1)
  expect(dumped![0].dump.state.told.hero).toEqual([])
})

test('a position is loaded; a bad one is refused with its path and changes nothing', async () => {
  const [, bad, kind, next, good] = await play(
    NEW,
    { from: 'referee', load: { position: 1, pack: 'toy', turn: 99 }, seed: '1' },
    { from: 'referee', load: { position: 1, pack: 'chess' }, seed: '1' },
    { from: 'hero', choose: 'rest', ask: 1 },
    { from: 'referee', load: { position: 1, pack: 'toy', turn: 3, evil: { players: 3 } }, seed: '1' },
  )
  expect(bad).toEqual([
    {
      to: 'referee',
      refused: {
        code: 'bad-position',
        why: { id: 'refused.bad-position', params: { path: 'turn', fault: 'a Turn from 1 to 8' } },
      },
    },
    settled(['hero']),
  ])
  expect(kind![0].refused.why.params).toEqual({ path: 'pack', fault: 'no such pack' })
  expect(next!.length).toBeGreaterThan(2)
  expect(good!.find((line) => line.to === 'evil-3' && 'view' in line).view).toMatchObject({
    turn: 3,
    hand: ['nudge', 'shove'],
  })
})

describe('refused, and settled all the same:', () => {
  test.each([
    ['no JSON', '{"from":', 'not-json', 'referee'],
    ['an empty line', '', 'not-json', 'referee'],
    ['a number', '5', 'bad-shape', 'referee'],
    ['an extra field', { from: 'hero', choose: 'rest', cheat: true }, 'bad-shape', 'hero'],
    ['an id that is no number', { from: 'evil-1', choose: 'pass', ask: '1' }, 'bad-shape', 'evil-1'],
    ['a malformed line of a seat that does not play', { from: 'evil-3', choose: 5 }, 'bad-shape', 'referee'],
    ['nobody', { choose: 'rest' }, 'bad-shape', 'referee'],
    ['a stranger', { from: 'evil-9', choose: 'pass' }, 'unknown-seat', 'referee'],
    ['a seat that does not play', { from: 'evil-3', choose: 'pass' }, 'unknown-seat', 'referee'],
    ['a seat that says it is the referee', { from: 'hero', dump: true }, 'bad-shape', 'hero'],
    ['a standing order of the Hero', { from: 'hero', standing: [] }, 'bad-shape', 'hero'],
    ['four players of Evil', { from: 'referee', new: { ...NEW.new, evil: 4 } }, 'bad-shape', 'referee'],
    [
      'sheets of a kind that is not known',
      { from: 'referee', new: { ...NEW.new, sheets: 'x' } },
      'bad-shape',
      'referee',
    ],
    ['a seed that is no hex', { from: 'referee', new: { ...NEW.new, seed: 'xyz' } }, 'bad-shape', 'referee'],
    ['a pack that is not there', { from: 'referee', new: { ...NEW.new, pack: 'x' } }, 'bad-position', 'referee'],
    ['a game that is not stored', { from: 'referee', resume: 'x' }, 'no-such-game', 'referee'],
    ['an answer that was not offered', { from: 'hero', choose: 'fly' }, 'not-an-option', 'hero'],
    ['a key of great length', { from: 'hero', choose: 'x'.repeat(300) }, 'bad-shape', 'hero'],
  ])('%s', async (_name, line, code, seat) => {
    const [, refused, after] = await play(NEW, line, { from: 'hero', choose: 'rest', ask: 1 })
    expect(refused).toEqual([{ to: seat, refused: expect.objectContaining({ code }) }, settled(['hero'])])
    expect(after!.length).toBeGreaterThan(2)
  })

  test.each([
    ['a number of players', { from: 'referee', new: { ...NEW.new, evil: 4 } }, 'new.evil', /expected one of 1\|2\|3$/],
    ['a field too many', { from: 'hero', choose: 'rest', cheat: 1 }, 'cheat', /^Unrecognized key: "cheat"$/],
    ['a field too few', { from: 'referee', load: {} }, 'seed', /expected string, received undefined$/],
    ['a wrong kind', { from: 'hero', choose: 7 }, 'choose', /expected string, received number$/],
    ['nothing that is wanted', { from: 'hero' }, '', /^none of choose standing hand load new dump resume$/],
    ['no object', '5', '', /^no object$/],
    ['no moment', { from: 'evil-1', standing: ['tea'] }, 'standing.0', /^no moment$/],
  ])('where a line is malformed, and how: %s', async (_name, line, path, fault) => {
    const [, refused] = await play(NEW, line)
    const params = { path, fault: expect.stringMatching(fault) }
    expect(refused![0].refused.why).toEqual({ id: 'refused.bad-shape', params })
  })

  test('the column of a line that is no JSON', async () => {
    const [refused] = await play('{"from":"hero",choose:"rest"}')
    expect(refused![0].refused.why).toEqual({ id: 'refused.not-json', params: { column: 16 } })
  })

  test('lines before any game', async () => {
    const [chosen, dumped] = await play({ from: 'hero', choose: 'rest' }, { from: 'referee', dump: true })
    expect(chosen).toMatchObject([{ to: 'hero', refused: { code: 'no-such-game' } }, settled([])])
    expect(dumped).toMatchObject([{ to: 'referee', refused: { code: 'no-such-game' } }, settled([])])
  })
})

test('the same seed and answers give the same lines', async () => {
  const lines = [
    NEW,
    ...['listen', 'guess 1', 'rest'].flatMap((choose) => [
      { from: 'hero', choose },
      { from: 'evil-2', choose: 'play nudge' },
      { from: 'evil-1', choose: 'yes' },
      { from: 'evil-1', choose: 'pass' },
      { from: 'evil-1', choose: 'say odd' },
      { from: 'evil-1', choose: 'say even' },
    ]),
  ]
  expect(await play(...lines)).toEqual(await play(...lines))
})

test('lines are cut wherever the chunks end; one that is too long is skipped', async () => {
  const read = async (chunks: readonly string[]) => {
    const lines: (string | undefined)[] = []
    for await (const line of linesOf(Readable.from(chunks), 10)) lines.push(line)
    return lines
  }
  expect(await read(['ab', 'c\nd', 'ef\n\ngh'])).toEqual(['abc', 'def', '', 'gh'])
  expect(await read(['0123456789', 'x\nnext\n'])).toEqual([undefined, 'next'])
  expect(await read(['0123456789\r\n', '0123456789x', 'yz'])).toEqual([undefined, undefined])
  expect(await read(['a\n'])).toEqual(['a'])
  expect(await read([])).toEqual([])
})

test('a reader that goes away ends the table quietly, a slow one is waited for', async () => {
  const parts = { game: toy, packs: () => TOY_PACK, archive: memoryArchive, trouble: () => undefined }
  const input = () => Readable.from(Array.from({ length: 50 }, () => `${JSON.stringify(NEW)}\n`))
  const gone = new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error('gone'), { code: 'EPIPE' })),
  })
  await runStdio({ ...parts, input: input(), output: gone })

  let most = 0
  const slow: Writable = new Writable({
    highWaterMark: 1000,
    write: (_chunk, _encoding, done) => {
      most = Math.max(most, slow.writableLength)
      setImmediate(done)
    },
  })
  await runStdio({ ...parts, input: input(), output: slow })
  expect(most).toBeLessThan(10_000)
})
