import { env } from 'cloudflare:workers'

/** An executed statement with its cost as reported by D1. */
type Call = { sql: string; rowsRead: number; rowsWritten: number }

const calls: Call[] = []
let running = 0
/** Number of round trips to the database: a batch is one. */
let questions = 0

/** Every distinct statement sent so far, with its number of parameters. */
export const statements = new Map<string, number>()

type Sent = { sql: string; statement: D1PreparedStatement }
const unwrapped = new WeakMap<D1PreparedStatement, Sent>()

const { prepare, batch } = env.DB

function record(sql: string, { meta }: D1Result): void {
  calls.push({ sql, rowsRead: meta.rows_read, rowsWritten: meta.rows_written })
}

/** Wraps a statement so that every execution records its cost. */
function recorded(sql: string, statement: D1PreparedStatement): D1PreparedStatement {
  const all = async <Row>() => {
    running++
    questions++
    try {
      const result = await statement.all<Row>()
      record(sql, result)
      return result
    } finally {
      running--
    }
  }
  const wrapper = {
    bind: (...values: unknown[]) => {
      statements.set(sql, values.length)
      return recorded(sql, statement.bind(...values))
    },
    all,
    run: all,
    first: async (column?: string) => {
      const [row] = (await all<Record<string, unknown>>()).results
      return row && column ? row[column] : (row ?? null)
    },
    raw: async () => {
      const { results } = await all<Record<string, unknown>>()
      // Row objects lose columns of the same name, as in joins, so a select runs again with `raw`.
      return /^select /i.test(sql) ? statement.raw() : results.map((row) => Object.values(row))
    },
  } as unknown as D1PreparedStatement
  unwrapped.set(wrapper, { sql, statement })
  return wrapper
}

env.DB.prepare = (sql) => {
  statements.set(sql, 0)
  return recorded(sql, prepare.call(env.DB, sql))
}
env.DB.batch = async <Row>(wrappers: D1PreparedStatement[]) => {
  const sent = wrappers.map((wrapper) => unwrapped.get(wrapper) as Sent)
  running++
  questions++
  try {
    const results = await batch.call(
      env.DB,
      sent.map(({ statement }) => statement),
    )
    for (const [index, result] of results.entries()) record(sent[index]?.sql ?? '', result)
    return results as D1Result<Row>[]
  } finally {
    running--
  }
}

/** The D1 cost of `work`, including its background work. */
export async function measure(work: () => Promise<unknown>) {
  const before = calls.length
  const questionsBefore = questions
  await work()
  for (let quiet = 0; quiet < 3; quiet = running ? 0 : quiet + 1)
    await new Promise((resolve) => setTimeout(resolve, 10))
  const own = calls.slice(before)
  const sum = (of: (call: Call) => number) => own.reduce((total, call) => total + of(call), 0)
  return {
    calls: own,
    questions: questions - questionsBefore,
    statements: own.length,
    rowsRead: sum(({ rowsRead }) => rowsRead),
    rowsWritten: sum(({ rowsWritten }) => rowsWritten),
  }
}
