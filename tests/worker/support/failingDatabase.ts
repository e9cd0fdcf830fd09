export const fault = {
  /** The number of the call that fails, counted from 1 since `failAt`. */
  failingCall: Number.POSITIVE_INFINITY,
  /** Whether the failing call still runs and only its response is lost. */
  losesResponse: false,
  /** The number of calls since `failAt`. */
  calls: 0,
}

/** Makes one future database call fail; `Infinity` stops all failures. */
export function failAt(failingCall: number, losesResponse = false): void {
  Object.assign(fault, { failingCall, losesResponse, calls: 0 })
}

const message = 'D1 is down'

/** Whether an error is the injected one or wraps it. */
export function isInjected(error: unknown): boolean {
  return error instanceof Error && (error.message.includes(message) || isInjected(error.cause))
}

/** Makes the database fail as set by `failAt`. Every prepared statement and every batch counts as one call. */
export function makeFailing(db: D1Database): void {
  const { prepare, batch } = db
  const down = () => new Error(message)
  const fails = () => ++fault.calls === fault.failingCall
  db.prepare = (query) => {
    const statement = prepare.call(db, query)
    if (!fails()) return statement
    if (fault.losesResponse) return losingResponse(statement, down)
    throw down()
  }
  db.batch = async <Row>(statements: D1PreparedStatement[]) => {
    const failing = fails()
    if (failing && !fault.losesResponse) throw down()
    const results = await batch.call(db, statements)
    if (failing) throw down()
    return results as D1Result<Row>[]
  }
}

/** Wraps a statement so that it runs and then rejects. */
function losingResponse(statement: D1PreparedStatement, down: () => Error): D1PreparedStatement {
  return new Proxy(statement, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        const result = value.apply(target, args)
        if (name === 'bind') return losingResponse(result, down)
        return Promise.resolve(result).then(() => Promise.reject(down()))
      }
    },
  })
}
