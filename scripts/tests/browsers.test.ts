import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from '~tests/sourceFiles'
import { browsers } from '../browsers.ts'

/** What pages use without a fallback, with the browser versions that first had it, by MDN's tables. */
const features = [
  { used: /popoverTarget=/, since: { chrome: 114, firefox: 125, safari: 17 } },
  { used: /@property --/, since: { chrome: 85, firefox: 128, safari: 16.4 } },
  { used: /:has\(/, since: { chrome: 105, firefox: 121, safari: 15.4 } },
  { used: /@container \(/, since: { chrome: 105, firefox: 110, safari: 16 } },
  { used: /subgrid/, since: { chrome: 117, firefox: 71, safari: 16 } },
  { used: /color-mix\(in oklab/, since: { chrome: 111, firefox: 113, safari: 16.2 } },
  { used: /\d+svh\b/, since: { chrome: 108, firefox: 101, safari: 15.4 } },
] as const

const code = sourceFiles('src/**/*.{css,ts,tsx}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

it.each(features)('the oldest supported browsers have $used, which has no fallback', ({ used, since }) => {
  expect(code).toMatch(used)
  for (const name of ['chrome', 'firefox', 'safari'] as const)
    expect(browsers[name], name).toBeGreaterThanOrEqual(since[name])
})
