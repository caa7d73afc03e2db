// How a command ends: 0 when it did its work, 1 when something that a person can mend was in the way, 2 when it was called wrongly.

/** Runs a command. Errors of the named kinds are told in one line, others with all that is known of them. */
export async function ended(
  work: () => Promise<void>,
  ...told: readonly (abstract new (...args: never[]) => Error)[]
): Promise<void> {
  try {
    await work()
  } catch (error) {
    const isCalledWrongly = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    if (error instanceof Error && (isCalledWrongly || told.some((kind) => error instanceof kind))) {
      process.stderr.write(`${error.message}\n`)
    } else explain(error)
    process.exitCode = isCalledWrongly ? 2 : 1
  }
}

/** Writes an error where it disturbs no output. */
export function explain(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
}
