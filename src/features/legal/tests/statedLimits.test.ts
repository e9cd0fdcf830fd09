import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourceFiles } from '~tests/sourceFiles'

it('R-LEG-04 R-DAT-18 R-UPL-26 states the limits that the server enforces', () => {
  const source = (path: string) => readFileSync(new URL(`../../../../src/${path}`, import.meta.url), 'utf8')
  expect(source('server/db/due.ts')).toMatch(/own\('photo_days', 90, day\)/)
  expect(source('server/db/due.ts')).toMatch(/retentionWithoutActivity = 180 \* day\n/)
  expect(source('server/db/due.ts')).toMatch(/own\('warning_days', 14, day\)/)
  expect(source('features/photos/server/photoLink.ts')).toMatch(/linkHours = 24\b/)
  expect(source('core/schemas/limits.ts')).toMatch(/photosPerOrder = 30\b/)
  // Only the pictures in mails have links of another life, which ends with the portraits.
  const others = sourceFiles('src/**/*.{ts,tsx}').filter((file) =>
    /(?<!function )photoLink\((?:[^,()]+,){3}/.test(readFileSync(file, 'utf8')),
  )
  expect(others).toEqual(['src/features/orders/server/mails/mailPortraits.ts'])
  expect(source('features/orders/server/mails/mailPortraits.ts')).toMatch(/until =\s+order\.portraitDeleteAt/)
})
