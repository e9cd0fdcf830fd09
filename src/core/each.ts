import { logFailure } from './log'

/** Does a job for each row. One that fails is logged and holds up none of the others. */
export async function each<Row extends { id: string }>(
  job: string,
  rows: readonly Row[],
  work: (row: Row) => Promise<void>,
): Promise<void> {
  for (const row of rows) {
    try {
      await work(row)
    } catch (error) {
      logFailure('row_failed', error, { job, row: row.id })
    }
  }
}
