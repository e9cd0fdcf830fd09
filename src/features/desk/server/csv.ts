import { stringify } from 'csv-stringify/sync'
import type { Locale } from '~/catalog/locales'
import { columnNames } from '~/features/desk/content/tables'
import { csvFormat } from './csvFormat'
import { harmless } from './harmless'
import type { OwnerText } from './ownerText'

/** What a cell can hold: text, an amount in minor units of money, or a moment. */
type Cell = string | number | Date | null

type Column<Row> = {
  heading: string
  of: (row: Row) => Cell
}

/** A table whose rows are read page by page: no more than one page is ever held. */
type Table<Row> = {
  columns: readonly Column<Row>[]
  /** Whose spreadsheet opens it. */
  language: Locale
  /** Reads the rows after one, at first with none; nothing at the end. */
  read: (after: Row | undefined) => Promise<Row[]>
}

/** Gives columns their headings in the owner's language. */
export function headed<Row>(
  columns: { [Name in keyof typeof columnNames]?: (row: Row) => Cell },
  { i18n }: OwnerText,
): Column<Row>[] {
  const names = Object.keys(columns) as (keyof typeof columnNames)[]
  return names.map((name) => ({ heading: i18n._(columnNames[name]), of: columns[name] ?? (() => null) }))
}

const encoder = new TextEncoder()

/**
 * Writes a table as CSV that a spreadsheet in one language opens right: with the byte order mark that says UTF-8, that
 * language's separator, numbers and dates, lines that end as RFC 4180 has it, and no text that is taken for a formula.
 */
export function csvOf<Row>({ columns, language, read }: Table<Row>): ReadableStream<Uint8Array> {
  const { delimiter, amount, moment } = csvFormat(language)
  const write = (cells: Cell[][], bom = false) =>
    encoder.encode(
      stringify(cells, {
        bom,
        delimiter,
        record_delimiter: 'windows',
        // A line break of either kind keeps its cell together; the library looks for the whole end of a line alone.
        quoted_match: /[\r\n]/,
        cast: { string: harmless, number: amount, date: moment },
      }),
    )
  let last: Row | undefined
  return new ReadableStream({
    start(controller) {
      controller.enqueue(write([columns.map(({ heading }) => heading)], true))
    },
    async pull(controller) {
      const rows = await read(last)
      last = rows.at(-1)
      if (last === undefined) return controller.close()
      controller.enqueue(write(rows.map((row) => columns.map((column) => column.of(row)))))
    },
  })
}
