import { env } from 'cloudflare:workers'

/** A statement that was sent, and what D1 says that it cost. */
type Call = { sql: string; rowsRead: number; rowsWritten: number }

const calls: Call[] = []
let running = 0
/** How often the database was asked: a batch is one question. */
let questions = 0

/** Every statement that this file has sent so far, each once, with how many values it takes. */
export const statements = new Map<string, number>()

type Sent = { sql: string; statement: D1PreparedStatement }
const unwrapped = new WeakMap<D1PreparedStatement, Sent>()

const { prepare, batch } = env.DB

function note(sql: string, { meta }: D1Result): void {
  calls.push({ sql, rowsRead: meta.rows_read, rowsWritten: meta.rows_written })
}

/** The same statement, whose every way of being sent goes through one that tells its cost. */
function noted(sql: string, statement: D1PreparedStatement): D1PreparedStatement {
  const all = async <Row>() => {
    running++
    questions++
    try {
      const result = await statement.all<Row>()
      note(sql, result)
      return result
    } finally {
      running--
    }
  }
  const wrapper = {
    bind: (...values: unknown[]) => {
      statements.set(sql, values.length)
      return noted(sql, statement.bind(...values))
    },
    all,
    run: all,
    first: async (column?: string) => {
      const [row] = (await all<Record<string, unknown>>()).results
      return row && column ? row[column] : (row ?? null)
    },
    raw: async () => {
      const { results } = await all<Record<string, unknown>>()
      // A row as an object has one value a name, and a join gives several columns one name: a read is asked again.
      return /^select /i.test(sql) ? statement.raw() : results.map((row) => Object.values(row))
    },
  } as unknown as D1PreparedStatement
  unwrapped.set(wrapper, { sql, statement })
  return wrapper
}

env.DB.prepare = (sql) => {
  statements.set(sql, 0)
  return noted(sql, prepare.call(env.DB, sql))
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
    for (const [index, result] of results.entries()) note(sent[index]?.sql ?? '', result)
    return results as D1Result<Row>[]
  } finally {
    running--
  }
}

/** What some work costs in D1, with what it leaves to be done after its answer. */
export async function measure(work: () => Promise<unknown>) {
  const before = calls.length
  const asked = questions
  await work()
  for (let quiet = 0; quiet < 3; quiet = running ? 0 : quiet + 1)
    await new Promise((resolve) => setTimeout(resolve, 10))
  const own = calls.slice(before)
  const sum = (of: (call: Call) => number) => own.reduce((total, call) => total + of(call), 0)
  return {
    calls: own,
    questions: questions - asked,
    statements: own.length,
    rowsRead: sum(({ rowsRead }) => rowsRead),
    rowsWritten: sum(({ rowsWritten }) => rowsWritten),
  }
}
