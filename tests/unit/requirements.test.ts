import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const tests = new URL('../', import.meta.url)

/** Rows of the matrix that are given or given in more than one reading. */
function givenRows(): string[] {
  const matrix = readFileSync(new URL('requirements.md', tests), 'utf8')
  const rows = [...matrix.matchAll(/^\| (R-[A-Z0-9]+-\d+[a-z]?) \|(.*)\|$/gm)]
  return rows.flatMap(([, id, rest]) => (rest && id && /\|\s*[GC]\s*(\||$)/.test(rest) ? [id] : []))
}

const prices = () =>
  [...readFileSync(new URL('requirements.md', tests), 'utf8').matchAll(/^\| (P-\d+) \|/gm)].map(
    ([, id]) => id ?? '',
  )

/** Ids in the tests; what is asked of every page stands in one file that both editions' tests call. */
function provenRows(): Set<string> {
  const files = readdirSync(tests, { recursive: true })
    .map(String)
    .filter((file) => /\.test\.tsx?$|^e2e\/pages\.ts$/.test(file))
  const text = files.map((file) => readFileSync(new URL(file, tests), 'utf8')).join('\n')
  return new Set(text.match(/\b(?:R-[A-Z0-9]+-\d+[a-z]?|P-\d+|X-\d+)\b/g))
}

/** What is built. Each further piece of the site adds its areas here, and with that owes their proofs. */
const built = [
  ...[
    'GEN',
    'RTE',
    'LND',
    'USH',
    'BRH',
    'NAV',
    'PKG',
    'AEN',
    'APT',
    'LEG',
    'FRM',
    'ERR',
    'TIM',
    'DAT',
    'API',
  ],
  ...['PHE', 'PHB', 'COE', 'COB', 'PAY', 'UPL', 'INS', 'TYP', 'STK'],
]

it('every given row of what is built is named by a test', () => {
  const proven = provenRows()
  const open = givenRows().filter((id) => !proven.has(id))
  const owed = open.filter((id) => built.some((area) => id.startsWith(`R-${area}-`)))
  const rest = open.filter((id) => !owed.includes(id))
  process.stdout.write(`Given rows that no test names yet (${rest.length}): ${rest.sort().join(' ')}\n`)
  expect(owed).toEqual([])
})

it('every row of languages, accessibility, search engines and the stack is named by a test', () => {
  const matrix = readFileSync(new URL('requirements.md', tests), 'utf8')
  const rows = [...matrix.matchAll(/^\| (R-(?:I18|A11|SEO|STK)-\d+) \|/gm)].map(([, id]) => id ?? '')
  const proven = provenRows()
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter((id) => !proven.has(id))).toEqual([])
})

it('every price of what is built is named by a test', () => {
  const proven = provenRows()
  const unproven = prices().filter((id) => !proven.has(id))
  process.stdout.write(`Prices that no test names yet (${unproven.length}): ${unproven.join(' ')}\n`)
  expect(unproven).toEqual([])
})

it('names no row that the matrix does not have', () => {
  const matrix = readFileSync(new URL('requirements.md', tests), 'utf8')
  expect([...provenRows()].filter((id) => !new RegExp(`^\\| ${id} \\|`, 'm').test(matrix))).toEqual([])
})
