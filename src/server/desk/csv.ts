import { stringify } from 'csv-stringify/browser/esm/sync'

/** What a cell can hold; a moment is written as ISO 8601, UTC. */
type Cell = string | number | Date | null

/** A table whose rows are read page by page: no more than one page is ever held. */
type Table<Row> = {
  columns: Readonly<Record<string, (row: Row) => Cell>>
  /** Reads the rows after one, at first with none; nothing at the end. */
  read: (after: Row | undefined) => Promise<Row[]>
}

const encoder = new TextEncoder()

/**
 * Writes a table as CSV that a spreadsheet opens right: with the mark that says UTF-8, lines that end as RFC 4180 has
 * it, and nothing that it would take for a formula, whoever wrote it.
 */
export function csvOf<Row>({ columns, read }: Table<Row>): ReadableStream<Uint8Array> {
  const write = (cells: Cell[][], bom = false) =>
    encoder.encode(
      stringify(
        cells.map((row) => row.map((cell) => (cell instanceof Date ? cell.toISOString() : cell))),
        // A line break of either kind keeps its cell together; the library looks for the whole end of a line alone.
        { bom, record_delimiter: 'windows', escape_formulas: true, quoted_match: /[\r\n]/ },
      ),
    )
  let last: Row | undefined
  return new ReadableStream({
    start(controller) {
      controller.enqueue(write([Object.keys(columns)], true))
    },
    async pull(controller) {
      const rows = await read(last)
      last = rows.at(-1)
      if (last === undefined) return controller.close()
      controller.enqueue(write(rows.map((row) => Object.values(columns).map((cellOf) => cellOf(row)))))
    },
  })
}
