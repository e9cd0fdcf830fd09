import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { linkDays } from '~/core/schemas/limits'
import { sourceFiles } from '~tests/sourceFiles'

it('every text states for how many days the link to an order can be requested', () => {
  const texts = sourceFiles('locales/*/{notice,photos/*}.po').flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/^msg(?:id|str) ".*(?:last|últimos) (\d+) (?:days|dias)/gm),
  ])
  expect(texts.length).toBeGreaterThanOrEqual(16)
  expect(new Set(texts.map(([, days]) => Number(days)))).toEqual(new Set([linkDays]))
})
