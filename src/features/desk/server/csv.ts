import { stringify } from 'csv-stringify/sync'
import type { Locale } from '~/catalog/locales'
import { columnNames } from '~/features/desk/content/tables'
import { csvFormat } from './csvFormat'
import { escapeFormulas } from './escapeFormulas'
import type { OwnerText } from './ownerText'

/** Value of a cell: text, an amount of money, or a time. */
type Cell = string | number | Date | null

type Column<Row> = {
  heading: string
  of: (row: Row) => Cell
}

/** A table that is read page by page, so that memory holds one page at most. */
type Table<Row> = {
  columns: readonly Column<Row>[]
  /** Language of the spreadsheet that opens it. */
  language: Locale
  /** Reads the rows after `after`, or the first ones without it; empty at the end. */
  read: (after: Row | undefined) => Promise<Row[]>
}

/** Adds headings in the owner's language to columns. */
export function withHeadings<Row>(
  columns: { [Name in keyof typeof columnNames]?: (row: Row) => Cell },
  { i18n }: OwnerText,
): Column<Row>[] {
  const names = Object.keys(columns) as (keyof typeof columnNames)[]
  return names.map((name) => ({ heading: i18n._(columnNames[name]), of: columns[name] ?? (() => null) }))
}

const encoder = new TextEncoder()

/**
 * Writes a table as CSV that spreadsheets in one language open correctly: UTF-8 with a byte order mark, that language's
 * separator, numbers and dates, line ends of RFC 4180, and no text that could be read as a formula.
 */
export function csvOf<Row>({ columns, language, read }: Table<Row>): ReadableStream<Uint8Array> {
  const { delimiter, amount, moment } = csvFormat(language)
  const write = (cells: Cell[][], bom = false) =>
    encoder.encode(
      stringify(cells, {
        bom,
        delimiter,
        record_delimiter: 'windows',
        // LibreOffice separates by comma, semicolon and tab alike unless told otherwise, and would cut “57,00” in two.
        // Also a lone CR or LF, since the library only checks for the full record delimiter.
        quoted_match: /[,;\t\r\n]/,
        cast: { string: escapeFormulas, number: amount, date: moment },
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
