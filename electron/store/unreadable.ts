// Rows that cannot be read back, by where they stand: the file is sound and one game in it is not.
export class Unreadable extends Error {
  readonly path: string

  constructor(path: string) {
    super('what is stored here cannot be read')
    this.path = path
  }
}

/** Reads a row; throws Unreadable with its path where it holds something else. */
export function readable<T>(path: string, read: () => T): T {
  try {
    return read()
  } catch {
    throw new Unreadable(path)
  }
}
