import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const tests = new URL('../', import.meta.url)

/** Ids of the matrix rows with status G (given) or C (given in more than one reading). */
function givenRows(): string[] {
  const matrix = readFileSync(new URL('requirements.md', tests), 'utf8')
  const rows = [...matrix.matchAll(/^\| (R-[A-Z0-9]+-\d+[a-z]?) \|(.*)\|$/gm)]
  return rows.flatMap(([, id, rest]) => (rest && id && /\|\s*[GC]\s*(\||$)/.test(rest) ? [id] : []))
}

const prices = () =>
  [...readFileSync(new URL('requirements.md', tests), 'utf8').matchAll(/^\| (P-\d+) \|/gm)].map(
    ([, id]) => id ?? '',
  )

/** Ids in the tests, including `e2e/pages.ts`, the checks that the page tests of both editions share. */
function coveredIds(): Set<string> {
  const files = readdirSync(tests, { recursive: true })
    .map(String)
    .filter((file) => /\.test\.tsx?$|^e2e\/pages\.ts$/.test(file))
  const text = files.map((file) => readFileSync(new URL(file, tests), 'utf8')).join('\n')
  return new Set(text.match(/\b(?:R-[A-Z0-9]+-\d+[a-z]?|P-\d+|X-\d+)\b/g))
}

/** Areas of the matrix that are built: each needs a test for every given row. */
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

it('every given row of the built areas is covered by a test', () => {
  const covered = coveredIds()
  const open = givenRows().filter((id) => !covered.has(id))
  const missing = open.filter((id) => built.some((area) => id.startsWith(`R-${area}-`)))
  const rest = open.filter((id) => !missing.includes(id))
  process.stdout.write(`Given rows without a test (${rest.length}): ${rest.sort().join(' ')}\n`)
  expect(missing).toEqual([])
})

it('every row about languages, accessibility, search engines and the stack is covered by a test', () => {
  const matrix = readFileSync(new URL('requirements.md', tests), 'utf8')
  const rows = [...matrix.matchAll(/^\| (R-(?:I18|A11|SEO|STK)-\d+) \|/gm)].map(([, id]) => id ?? '')
  const covered = coveredIds()
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter((id) => !covered.has(id))).toEqual([])
})

it('every price row is covered by a test', () => {
  const covered = coveredIds()
  const uncovered = prices().filter((id) => !covered.has(id))
  process.stdout.write(`Prices without a test (${uncovered.length}): ${uncovered.join(' ')}\n`)
  expect(uncovered).toEqual([])
})

it('tests refer only to rows that exist in the matrix', () => {
  const matrix = readFileSync(new URL('requirements.md', tests), 'utf8')
  expect([...coveredIds()].filter((id) => !new RegExp(`^\\| ${id} \\|`, 'm').test(matrix))).toEqual([])
})
