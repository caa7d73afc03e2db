// The beat on which covered windows close: real over links, none on stdin, by hand in tests.

/** Calls a job once after some milliseconds; what it returns takes the job back. */
export interface Clock {
  after(ms: number, job: () => void): () => void
}

/** Milliseconds that a window covered by standing orders stays open over a link. */
export const BEAT = 600

/** No time passes: a job runs at once, or right after the one that is running. */
export function immediateClock(): Clock {
  const jobs: (() => void)[] = []
  let isDraining = false
  return {
    after(_ms, job) {
      jobs.push(job)
      if (!isDraining) {
        isDraining = true
        try {
          for (let next = jobs.shift(); next !== undefined; next = jobs.shift()) next()
        } finally {
          isDraining = false
        }
      }
      return () => {
        const place = jobs.indexOf(job)
        if (place >= 0) jobs.splice(place, 1)
      }
    },
  }
}

/** Real time that can be paused: while it is, nothing becomes due, and a job waits its whole time again afterwards. */
export function realClock(): Clock & { pause(): void; goOn(): void } {
  const waiting = new Map<() => void, { ms: number; timer: NodeJS.Timeout | undefined }>()
  let isPaused = false
  const arm = (job: () => void, ms: number): NodeJS.Timeout =>
    setTimeout(() => {
      waiting.delete(job)
      job()
    }, ms)
  return {
    after(ms, job) {
      waiting.set(job, { ms, timer: isPaused ? undefined : arm(job, ms) })
      return () => {
        clearTimeout(waiting.get(job)?.timer)
        waiting.delete(job)
      }
    },
    pause() {
      isPaused = true
      for (const entry of waiting.values()) clearTimeout(entry.timer)
    },
    goOn() {
      if (!isPaused) return
      isPaused = false
      for (const [job, entry] of waiting) entry.timer = arm(job, entry.ms)
    },
  }
}

/** Time that moves only when told to. */
export function virtualClock(): Clock & { readonly now: number; advance(ms: number): void } {
  const jobs: { readonly due: number; readonly job: () => void }[] = []
  let now = 0
  return {
    get now() {
      return now
    },
    after(ms, job) {
      const entry = { due: now + ms, job }
      jobs.push(entry)
      return () => {
        const place = jobs.indexOf(entry)
        if (place >= 0) jobs.splice(place, 1)
      }
    },
    advance(ms) {
      const end = now + ms
      for (;;) {
        const next = jobs.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0]
        if (next === undefined) break
        now = next.due
        jobs.splice(jobs.indexOf(next), 1)
        next.job()
      }
      now = end
    },
  }
}
