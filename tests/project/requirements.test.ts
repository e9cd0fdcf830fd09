import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const matrix = read('tests/requirements.md')

/** Ids of the matrix rows with status G (given) or C (given in more than one reading). */
function givenRows(): string[] {
  const rows = [...matrix.matchAll(/^\| (R-[A-Z0-9]+-\d+[a-z]?) \|(.*)\|$/gm)]
  return rows.flatMap(([, id, rest]) => (rest && id && /\|\s*[GC]\s*(\||$)/.test(rest) ? [id] : []))
}

const prices = () => [...matrix.matchAll(/^\| (P-\d+) \|/gm)].map(([, id]) => id ?? '')

/** Ids in the tests, including `survey/pages.ts`, the checks that the page tests of both editions share. */
function coveredIds(): Set<string> {
  const files = globSync(['{src,dev,scripts,tests}/**/*.test.{ts,tsx}', 'tests/e2e/survey/pages.ts'], {
    cwd: fileURLToPath(root),
  })
  const text = files.map(read).join('\n')
  return new Set(text.match(/\b(?:R-[A-Z0-9]+-\d+[a-z]?|P-\d+|X-\d+)\b/g))
}

/** Areas of the matrix that are built: each needs a test for every given row. */
const built = `GEN RTE LND USH BRH NAV PKG AEN APT LEG FRM ERR TIM DAT API
  PHE PHB COE COB PAY UPL INS TYP STK`.split(/\s+/)

it('every given row of the built areas is covered by a test', () => {
  const covered = coveredIds()
  const open = givenRows().filter((id) => !covered.has(id))
  const missing = open.filter((id) => built.some((area) => id.startsWith(`R-${area}-`)))
  const rest = open.filter((id) => !missing.includes(id))
  process.stdout.write(`Given rows without a test (${rest.length}): ${rest.sort().join(' ')}\n`)
  expect(missing).toEqual([])
})

it('every row about languages, accessibility, search engines and the stack is covered by a test', () => {
  const rows = [...matrix.matchAll(/^\| (R-(?:I18|A11|SEO|STK)-\d+) \|/gm)].map(([, id]) => id ?? '')
  const covered = coveredIds()
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter((id) => !covered.has(id))).toEqual([])
})

it('every price row is covered by a test', () => {
  const covered = coveredIds()
  const uncovered = prices().filter((id) => !covered.has(id))
  process.stdout.write(`Prices without a test (${uncovered.length}): ${uncovered.join(' ')}\n`)
  expect(uncovered, 'Begin the title of a test with the id of each of these rows').toEqual([])
})

it('tests refer only to rows that exist in the matrix', () => {
  expect([...coveredIds()].filter((id) => !new RegExp(`^\\| ${id} \\|`, 'm').test(matrix))).toEqual([])
})
