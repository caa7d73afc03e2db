// Listens to displays, sleep and locking, and looks every beat as well, since an event may be lost.
import { powerMonitor, screen } from 'electron'
import type { Screen } from './places.ts'
import type { Placing } from './placing.ts'

/** How often the app looks at the displays and tells Evil's window that it may go on drawing, in milliseconds. */
export const BEAT = 100
/** A beat that comes later than this was slept through, whatever the system said of it. */
const SLEPT = 20_000

/** The displays as placing knows them. */
export function readScreens(): readonly Screen[] {
  return screen.getAllDisplays().map(({ label, bounds, workArea, scaleFactor, rotation, internal }) => ({
    label,
    bounds,
    workArea,
    scaleFactor,
    rotation,
    internal,
  }))
}

/** Starts to watch; `beat` is called after each look. Returns the way to stop. */
export function watchDisplays(placing: Placing, beat: () => void): () => void {
  const changed = (): void => {
    placing.doubt('changed')
  }
  screen.on('display-added', changed)
  screen.on('display-removed', changed)
  screen.on('display-metrics-changed', (_event, _display, metrics) => {
    if (metrics.some((metric) => metric !== 'workArea')) changed()
  })
  const asleep = (): void => {
    placing.doubt('suspended')
  }
  const awake = (): void => {
    placing.doubt('resumed')
  }
  powerMonitor.on('suspend', asleep)
  powerMonitor.on('lock-screen', asleep)
  powerMonitor.on('resume', awake)
  powerMonitor.on('unlock-screen', awake)
  let last = Date.now()
  const timer = setInterval(() => {
    const now = Date.now()
    if (now - last > SLEPT) placing.doubt('doubted')
    last = now
    placing.look()
    beat()
  }, BEAT)
  return () => {
    clearInterval(timer)
  }
}
