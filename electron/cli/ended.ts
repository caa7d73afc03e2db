// How a command ends: 0 when it did its work, 1 when something that a person can mend was in the way, 2 when it was called wrongly.

/**
 * Runs a command. What a person can mend is told in one line: errors of the named kinds, and of the system's, such as a full disk. Other
 * errors are told with all that is known of them. `usage` is how the command is called.
 */
export async function ended(
  usage: string,
  work: () => Promise<void>,
  ...told: readonly (abstract new (...args: never[]) => Error)[]
): Promise<void> {
  try {
    await work()
  } catch (error) {
    const isCalledWrongly = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    const isTold = error instanceof Error && ('syscall' in error || told.some((kind) => error instanceof kind))
    if (isCalledWrongly) process.stderr.write(`${error.message}\n${usage}\n`)
    else if (isTold) process.stderr.write(`${error.message}\n`)
    else explain(error)
    process.exitCode = isCalledWrongly ? 2 : 1
  }
}

/** Writes an error where it disturbs no output. */
export function explain(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
}
