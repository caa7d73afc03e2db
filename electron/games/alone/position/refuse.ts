// How a fault of a position is named: by the path of the first one.
import type { Fault } from '../../game.ts'

class Impossible extends Error {
  readonly path: string
  constructor(path: string, fault: string) {
    super(fault)
    this.path = path
  }
}

/** Refuses what is being laid out. */
export const refuse = (path: string, fault: string): never => {
  throw new Impossible(path, fault)
}

/** What laying out gives, or the fault for which it was refused. */
export function orFault<T>(lay: () => T): T | Fault {
  try {
    return lay()
  } catch (error) {
    if (error instanceof Impossible) return { fault: error.message, path: error.path }
    throw error
  }
}
