/** The database call that fails, counted from `failAt`. `answered`: the call runs and only its response is lost. */
export const fault = { after: Number.POSITIVE_INFINITY, answered: false, calls: 0 }

export function failAt(after: number, answered = false): void {
  Object.assign(fault, { after, answered, calls: 0 })
}

const message = 'D1 is down'

/** Whether an error is the injected one or wraps it. */
export function isInjected(error: unknown): boolean {
  return error instanceof Error && (error.message.includes(message) || isInjected(error.cause))
}

/** Makes the database fail as set by `failAt`. Statements and batches count as calls. */
export function makeFailing(db: D1Database): void {
  const { prepare, batch } = db
  const down = () => new Error(message)
  const fails = () => ++fault.calls === fault.after
  db.prepare = (query) => {
    const statement = prepare.call(db, query)
    if (!fails()) return statement
    if (fault.answered) return losingResponse(statement, down)
    throw down()
  }
  db.batch = async <Row>(statements: D1PreparedStatement[]) => {
    const failing = fails()
    if (failing && !fault.answered) throw down()
    const results = await batch.call(db, statements)
    if (failing) throw down()
    return results as D1Result<Row>[]
  }
}

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
