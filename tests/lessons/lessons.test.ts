// Each lesson can be played to its end by what it asks for, at a real table, and nothing of it is stored.
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { LESSONS, type LessonName } from '../../electron/contract/frame.ts'
import type { OutLine, SeatLine, Side } from '../../electron/contract/wire.ts'
import { alone } from '../../electron/games/alone/index.ts'
import { readLesson } from '../../electron/lessons/read.ts'
import { LESSON } from '../../electron/lessons/shape.ts'
import { Tutor } from '../../electron/lessons/tutor.ts'
import { ownPacks, packLibrary, packsIn } from '../../electron/packs/packs.ts'
import { virtualClock } from '../../electron/table/clock.ts'
import { Host } from '../../electron/table/host.ts'
import de from '../../renderer/i18n/de.json' with { type: 'json' }
import en from '../../renderer/i18n/en.json' with { type: 'json' }

const folder = join(import.meta.dirname, '../../resources/lessons')
const SIDES: readonly Side[] = ['hero', 'evil']
const leavers: (() => void)[] = []
afterEach(() => {
  for (const leave of leavers.splice(0)) leave()
})

/** A table with a lesson on it. Every archive but the lesson's own refuses to begin a game. */
function table(name: LessonName, change: (lesson: ReturnType<typeof readLesson>) => object = (lesson) => lesson) {
  const clock = virtualClock()
  const faults: unknown[] = []
  const host = new Host({
    game: alone,
    packs: packLibrary(packsIn(ownPacks())),
    archive: {
      begin: () => {
        throw new Error('a lesson is not stored')
      },
      open: () => undefined,
    },
    clock,
    beat: 0,
    trouble: (error) => faults.push(error),
  })
  const lines: Record<Side, OutLine[]> = { hero: [], evil: [] }
  const links = Object.fromEntries(
    SIDES.map((side) => [side, host.join({ side, shared: false, send: (told) => void lines[side].push(...told) })]),
  ) as Record<Side, ReturnType<typeof host.join>>
  const lesson = LESSON.parse(change(readLesson(folder, name)))
  const tutor = new Tutor(lesson, { host, clock, changed: () => undefined, failed: (error) => faults.push(error) })
  leavers.push(() => {
    tutor.leave()
    host.leave()
  })
  expect(tutor.begin()).toBeUndefined()
  /** Lets the table play whatever is written down. */
  const rest = async (): Promise<void> => {
    for (let i = 0; i < 200; i += 1) {
      await Promise.resolve()
      if (tutor.frame('hero').waits !== 'watch') return
      clock.advance(1_000)
    }
    throw new Error('it watches without end')
  }
  /** A window sends a line, as the shell passes it on. */
  const send = (line: SeatLine): boolean => {
    const allowed = tutor.allows(line)
    if (allowed) links[line.from === 'hero' ? 'hero' : 'evil'].receive(line)
    return allowed
  }
  return { tutor, host, lesson, lines, faults, rest, send }
}
type At = ReturnType<typeof table>

/** Does what the step asks for, by the answer of this number. False where the lesson is over. */
async function step({ tutor, host, lesson, send, rest }: At, which = 0): Promise<boolean> {
  const side = SIDES.find((each) => tutor.frame(each).mine)!
  const now = tutor.frame(side)
  const { command, answers } = lesson.steps.find((each) => each.step === now.step)!
  if (command !== undefined) {
    expect(tutor.permits(side, command)).toBe(true)
    if (command === 'agree') expect(host.takeBack(host.lastAnswer('hero')!)).toBeUndefined()
    tutor.did(side, command)
  } else if (answers === undefined) {
    if (tutor.on(now.step) === 'over') return false
  } else {
    const choose = answers[Math.min(which, answers.length - 1)]!
    expect(send({ from: side === 'hero' ? 'hero' : 'evil-1', choose }), `${now.step}: ${choose}`).toBe(true)
  }
  await rest()
  expect(tutor.frame(side).step, `after ${now.step}`).not.toBe(now.step)
  return true
}

describe.each(LESSONS)('the lesson "%s"', (name) => {
  it.each([0, 1, 2, 3, 4])(
    'is played to its end by the answers that it asks for, number %i where there are more',
    async (n) => {
      const at = table(name)
      const gone = [at.tutor.frame('hero').step]
      while (await step(at, n)) gone.push(at.tutor.frame('hero').step)
      expect(gone).toEqual(at.lesson.steps.map((each) => each.step))
      expect(at.faults).toEqual([])
      expect(at.host.isOver).toBe(false)
      expect(at.host.stored).toBeUndefined()
      const refused = SIDES.flatMap((side) => at.lines[side].filter((line) => 'refused' in line))
      expect(refused).toEqual([])
    },
  )

  it('is played to its end where every step is skipped', async () => {
    const at = table(name)
    for (const { step, command } of at.lesson.steps) {
      const next = at.tutor.on(step)
      if (next === 'over') break
      if (next !== null && next !== 'went') {
        expect(next.command).toBe(command)
        if (command === 'agree') at.host.takeBack(at.host.lastAnswer('hero')!)
        at.tutor.did(next.side, next.command)
      }
      await at.rest()
    }
    expect(at.tutor.frame('hero').step).toBe(at.lesson.steps.at(-1)!.step)
    expect(at.faults).toEqual([])
  })

  it('has its words, and no others', () => {
    const { steps } = readLesson(folder, name)
    for (const texts of [en.lesson[name], de.lesson[name]] as Record<string, string>[]) {
      const ids = Object.keys(texts).filter((id) => !id.endsWith('-other'))
      expect(ids).toEqual(
        ['name', 'about', 'other', ...steps.map((each) => each.step)].filter(
          (id) => id !== 'other' || 'other' in texts,
        ),
      )
      for (const id of Object.keys(texts).filter((each) => each.endsWith('-other')))
        expect([...ids, '']).toContain(id.replace(/-other$/, ''))
      const long = Object.values(texts).filter((text) => text.length > 260)
      expect(long).toEqual([])
    }
  })
})

describe('what the tutor and the schema look for', () => {
  const step = { step: 'one', on: 'hero' }
  const bare = { lesson: 'hero', seed: '01', position: {}, passing: [], steps: [step, { ...step, step: 'two' }] }
  it.each([
    ['an unknown field', { ...bare, more: 1 }],
    ['a lesson without a name of its own', { ...bare, lesson: 'none' }],
    ['a step that waits for two things', { ...bare, steps: [{ ...step, answers: ['end'], command: 'pause' }, step] }],
    ['the same step twice', { ...bare, steps: [step, step] }],
    ['a last step that waits', { ...bare, steps: [step, { step: 'two', on: 'hero', answers: ['end'] }] }],
    [
      'a place that is none',
      {
        ...bare,
        steps: [
          { ...step, point: 'sector Ux9' },
          { ...step, step: 'two' },
        ],
      },
    ],
  ])('%s is refused', (_what, data) => {
    expect(LESSON.safeParse(bare).success).toBe(true)
    expect(LESSON.safeParse(data).success).toBe(false)
  })

  it('an answer that the rules do not offer stops the lesson, and one that nobody asks for is told', async () => {
    const at = table('hero', (lesson) => ({
      ...lesson,
      steps: lesson.steps.map((each) =>
        each.step === 'turns' ? { ...each, then: [{ from: 'evil-1', at: 'noise', choose: 'say n' }] } : each,
      ),
    }))
    for (const name of ['welcome', 'health', 'turns']) {
      expect(at.tutor.on(name)).toBe('went')
      await at.rest()
    }
    expect(at.faults.map(String)).toEqual([expect.stringContaining('nobody asks evil-1 for say n')])
    expect(at.send({ from: 'hero', choose: 'explore s' })).toBe(false)
    expect(at.tutor.frame('hero').step).toBe('explore')
  })

  it('points at nothing in the window that is not spoken to', () => {
    for (const name of LESSONS) {
      const { tutor, lesson } = table(name)
      const other = lesson.steps[0]!.on === 'hero' ? 'evil' : 'hero'
      expect(tutor.frame(other)).toMatchObject({ mine: false, point: null, answers: [], before: [] })
    }
  })
})
