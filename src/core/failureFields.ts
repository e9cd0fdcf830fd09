type FailureFields = {
  /** Name of its class. */
  error: string
  /** A stable code of the cause for counting and searching: from D1, R2, a provider or our own code. */
  code: string
  /** Stack frames, innermost first. */
  stack: readonly string[]
}

/** Maximum number of stack frames in a line. */
const maxFrames = 8

/**
 * Describes a failure for a log line. Never includes the message, which may contain personal data, a session id or a
 * statement with all of its values. A wrapper such as the query builder's error gets the code of its cause.
 */
export function failureFields(error: unknown): FailureFields {
  if (!(error instanceof Error)) return { error: typeof error, code: 'thrown', stack: [] }
  return { error: error.name, code: failureCode(error), stack: stackOf(error) }
}

/** Returns a stable code of letters, digits, dots, hyphens and underscores only. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'thrown'
  const chain = [...causes(error)]
  // The query builder's message contains values; the database error that it wraps begins with a code.
  const messages = chain
    .map(({ message }) => message)
    .filter((message) => !message.startsWith('Failed query'))
  const first = (pattern: RegExp) => messages.map((message) => message.match(pattern)?.[0]).find(Boolean)
  const r2 = first(/(?<=\()\d{4,5}(?=\)$)/)
  const own = chain
    .map((link) => ('code' in link ? String(link.code) : ''))
    .find((code) => codePattern.test(code))
  return first(/\bSQLITE_[A-Z]+\b/) ?? first(/^D1_[A-Z_]+/) ?? (r2 ? `R2_${r2}` : (own ?? error.name))
}

/** Whether a database or a bucket is temporarily unavailable. An invalid statement is a bug and fails every time. */
export function isStorageUnavailable(error: unknown): boolean {
  return /^(D1_|R2_|SQLITE_(?!CONSTRAINT|ERROR|MISMATCH|RANGE|TOOBIG))/.test(failureCode(error))
}

const codePattern = /^[A-Za-z_][\w.-]{0,63}$/

/** Yields an error and its chain of causes. */
function* causes(error: Error): Generator<Error> {
  let link: unknown = error
  for (let depth = 0; link instanceof Error && depth < 5; depth++, link = link.cause) yield link
}

/** Returns the frames of a stack, without the message before them, which may have several lines. */
function stackOf({ stack = '', message }: Error): string[] {
  const at = stack.indexOf(message)
  if (at === -1) return []
  return stack
    .slice(at + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .{0,200}:\d+\)?$/.test(line))
    .slice(0, maxFrames)
}
