import { logFailure } from './log'

/** Runs `work` for each row. Logs a failed row and continues with the next one. */
export async function forEachRow<Row extends { id: string }>(
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
