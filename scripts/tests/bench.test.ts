import { expect, it } from 'vitest'
import { firstError } from '../bench/buildPeer'
import { cellsOf } from '../bench/peerPage'
import { type Entry, markdown } from '../bench/report'
import { readRows } from '../bench/rows'

const measure = 'peers'

it('lines with a subject are one table of Markdown, beside the list of the others', () => {
  const entries: Entry[] = [
    { measure, what: 'time of a request', rounds: [3, 1, 2], unit: 'ms', digits: 1, goal: { atMost: 2 } },
    { measure, subject: 'Ours', what: 'time', rounds: [0.5, 0.25, 0.75], unit: 'ms', digits: 2 },
    { measure, subject: 'Theirs', what: 'time', rounds: [4, 3, 8], unit: 'ms', digits: 2 },
    { measure, failed: 'Another: no build' },
    { measure, subject: 'Theirs', what: 'bytes', rounds: [12] },
  ]
  const [, ...lines] = markdown(entries).split('\n').filter(Boolean)
  expect(lines).toEqual([
    '|  | median | min–max | goal | met |',
    '|---|--:|--:|--:|---|',
    '| time of a request | 2.0 ms | 1.0–3.0 | ≤ 2.0 | yes |',
    '| peers | failed |  |  | Another: no build |',
    '|  | time, ms | bytes |',
    '|---|--:|--:|',
    '| Ours | 0.50 (0.25–0.75) | – |',
    '| Theirs | 4.00 (3.00–8.00) | 12 |',
  ])
})

it('the cells of a table are read as a reader sees them', () => {
  const html =
    '<table><tr><td class="a"><!--[-->one<!--]--></td>\n<td>\n two<!--/--></td></tr></table><p>three'
  expect(cellsOf(html)).toEqual(['one', 'two'])
})

it('a failed command is reported by the line that names the error', () => {
  const output =
    'Error: Command failed: npm run build\n> build\n\n  [vite] error: no such module\n  at file.js'
  expect(firstError(output, 'npm run build')).toBe('npm run build: [vite] error: no such module')
  expect(firstError('stopped', 'npm install')).toBe('npm install: stopped')
})

it('the rows of the comparison are the same in each run, and all different', async () => {
  const rows = await readRows()
  expect(rows[0]?.id).toBe('3c88596c-5e88-85db-8116-017eb4733ac5')
  expect(new Set(rows.flatMap(({ id, name }) => [id, name])).size).toBe(2000)
})
