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
 * Describes a failure for a log line. Never by its message: that may quote a person, a session or a statement with
 * all of its values. A wrapper such as the query builder's is told by what it wraps.
 */
export function failureFields(error: unknown): FailureFields {
  if (!(error instanceof Error)) return { error: typeof error, code: 'thrown', stack: [] }
  return { error: error.name, code: failureCode(error), stack: stackOf(error) }
}

/** A stable code, of letters, digits, dots, hyphens and underscores only. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'thrown'
  const chain = [...causes(error)]
  // The query builder's own message quotes values; the database's, which it wraps, begins with its name.
  const messages = chain
    .map(({ message }) => message)
    .filter((message) => !message.startsWith('Failed query'))
  const first = (pattern: RegExp) => messages.map((message) => message.match(pattern)?.[0]).find(Boolean)
  const r2 = first(/(?<=\()\d{4,5}(?=\)$)/)
  const own = chain.map((link) => ('code' in link ? String(link.code) : '')).find((code) => plain.test(code))
  return first(/\bSQLITE_[A-Z]+\b/) ?? first(/^D1_[A-Z_]+/) ?? (r2 ? `R2_${r2}` : (own ?? error.name))
}

/** Tells a database or a bucket that does not answer now. A statement that is wrong in itself is a bug, and fails again. */
export function isOutOfReach(error: unknown): boolean {
  return /^(D1_|R2_|SQLITE_(?!CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG))/.test(failureCode(error))
}

const plain = /^[A-Za-z_][\w.-]{0,63}$/

/** An error, and what it wraps. */
function* causes(error: Error): Generator<Error> {
  let link: unknown = error
  for (let depth = 0; link instanceof Error && depth < 5; depth++, link = link.cause) yield link
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
