type FailureFields = {
  /** Its class. */
  error: string
  /** A stable name for the cause, to count and to search by: D1's, R2's, a provider's or our own. */
  code: string
  /** Where it happened, innermost first. */
  stack: readonly string[]
}

/** Frames that a line carries at most. */
const frames = 8

/**
 * What a log line says of a failure. Never its message: that may quote a person, a session or a statement with
 * all of its values. A wrapper such as the query builder's is told by what it wraps.
 */
export function failureFields(error: unknown): FailureFields {
  if (!(error instanceof Error)) return { error: typeof error, code: 'thrown', stack: [] }
  return { error: error.name, code: failureCode(error), stack: stackOf(error) }
}

/** A stable code, of letters, digits, dots, hyphens and underscores only. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'thrown'
  if (error.cause instanceof Error) return failureCode(error.cause)
  const own = 'code' in error ? String(error.code) : ''
  if (/^[\w.-]{1,64}$/.test(own)) return own
  const [sqlite] = error.message.match(/\bSQLITE_[A-Z_]+/g)?.slice(-1) ?? []
  if (sqlite) return sqlite
  const [d1] = error.message.match(/^D1_[A-Z_]+/) ?? []
  if (d1) return d1
  const r2 = error.message.match(/\((\d{4,5})\)$/)?.[1]
  return r2 ? `R2_${r2}` : error.name
}

/** The lines of a stack that name a place in code. What comes before them is the message, however many lines it has. */
function stackOf({ stack = '', message }: Error): string[] {
  const at = stack.indexOf(message)
  if (at === -1) return []
  return stack
    .slice(at + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .{0,200}:\d+\)?$/.test(line))
    .slice(0, frames)
}
