/** Which call of the database fails, counted from now. `answered`: the work is done and only its answer is lost. */
export const fault = { after: Number.POSITIVE_INFINITY, answered: false, calls: 0 }

export function failAt(after: number, answered = false): void {
  Object.assign(fault, { after, answered, calls: 0 })
}

/** From here on the database breaks when it is told to. Statements and batches are its calls. */
export function makeFailing(db: D1Database): void {
  const { prepare, batch } = db
  const down = () => new Error('D1 is down')
  const fails = () => ++fault.calls === fault.after
  db.prepare = (query) => {
    if (fails()) throw down()
    return prepare.call(db, query)
  }
  db.batch = async <Row>(statements: D1PreparedStatement[]) => {
    const failing = fails()
    if (failing && !fault.answered) throw down()
    const results = await batch.call(db, statements)
    if (failing) throw down()
    return results as D1Result<Row>[]
  }
}
