import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf } from '~/features/desk/server/csv'

describe('user input is never a formula', () => {
  const written = [
    '=HYPERLINK("http://evil.example","x")',
    '@SUM(1+9)',
    '+55 11 99999-0000',
    '-2+3',
    '＝1+1',
    '\t=1+1',
    '\r=1+1',
    '\tx',
    'Olá;=1+1',
    'Hello, "=1+1"',
    'a\t@x',
    'a|-1',
    'a\n=1+1',
    'a; \u200b"" =1+1',
  ]
  const signs = [
    '=',
    '+',
    '-',
    '@',
    '＝',
    '＋',
    '－',
    '＠',
    ',',
    ';',
    '\t',
    '|',
    '"',
    "'",
    ' ',
    '\u200b',
    '\n',
    '\r',
    'a',
    '1',
  ]
  const text = fc.oneof(fc.string({ unit: fc.constantFrom(...signs), maxLength: 12 }), fc.string())

  it.each(['pt-BR', 'en-US'] as const)('%s, for any cell separator', async (language) => {
    await fc.assert(
      fc.asyncProperty(text, async (cell) => {
        const table = csvOf<string>({
          columns: [
            { heading: 'a', of: () => 'x' },
            { heading: 'b', of: (row) => row },
            { heading: 'c', of: () => 'y' },
          ],
          language,
          read: async (after) => (after === undefined ? [cell] : []),
        })
        const file = await new Response(table).text()
        for (const separator of [',', ';', '\t', '|'])
          for (const found of cellsOf(file, separator)) {
            const shown = found.replace(/^[\s\p{Cf}"“”]+/u, '').normalize('NFKC')
            expect([separator, found, /^[=+\-@]/.test(shown)]).toEqual([separator, found, false])
          }
        // With the intended separator the cell contains the original text.
        const own = cellsOf(file, language === 'pt-BR' ? ';' : ',')
        expect(own[4]?.replaceAll("'", '')).toBe(cell.replaceAll("'", ''))
      }),
      { numRuns: 400, examples: written.map((example) => [example]) },
    )
  })

  /** Splits a file into cells by a separator like a spreadsheet, which honors quotes only at the start of a cell. */
  function cellsOf(file: string, separator: string): string[] {
    const cells: string[] = []
    let rest = file
    for (;;) {
      const quoted = /^"((?:[^"]|"")*)"/.exec(rest)
      const [start = '', inner = ''] = quoted ?? []
      rest = rest.slice(start.length)
      const end = rest.search(new RegExp(`[\r\n${separator === '|' ? '\\|' : separator}]`))
      cells.push(inner.replaceAll('""', '"') + (end < 0 ? rest : rest.slice(0, end)))
      if (end < 0) return cells
      rest = rest.slice(end + (rest.startsWith('\r\n', end) ? 2 : 1))
    }
  }
})

it.each([
  ['pt-BR', ['57,00', 'Silva, Ana; Zé', 'a\tb']],
  ['en-US', ['57.00', 'Silva, Ana; Zé', 'a\tb']],
] as const)(
  'no cell is cut by comma, semicolon or tab, which LibreOffice all takes for separators: %s',
  async (language, cells) => {
    const table = csvOf<string>({
      columns: [
        { heading: 'a', of: () => 57 },
        { heading: 'b', of: (row) => row },
        { heading: 'c', of: () => 'a\tb' },
      ],
      language,
      read: async (after) => (after === undefined ? ['Silva, Ana; Zé'] : []),
    })
    const [, line = ''] = (await new Response(table).text()).split('\r\n')
    const found = [...line.matchAll(/"([^"]*)"|[^",;\t]+/g)].map(([whole, inner]) => inner ?? whole)
    expect(found).toEqual(cells)
  },
)
