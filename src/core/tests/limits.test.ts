import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { photoBytes, photosPerOrder, ratePeriod } from '~/core/schemas/limits'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** Every source text of the site and its mails. */
const texts = readdirSync(new URL('locales/en-US/', root), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.po'))
  .flatMap((file) =>
    [...read(`locales/en-US/${file}`).matchAll(/^msgid "(.*)"$/gm)].map(([, text]) => text ?? ''),
  )

/** The numbers in texts that match one of the patterns. */
const numbersIn = (...patterns: RegExp[]) =>
  new Set(
    texts.flatMap((text) =>
      patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, number]) => Number(number))),
    ),
  )

it('R-TIM-13 R-UPL-13 limits in texts match the enforced limits', () => {
  const photos = numbersIn(
    /(?:maximum of|up to) (\d+) photos/g,
    /photos, (\d+) at most/g,
    /(?:at most|photos.*?,) (\d+)(?: in all|\.)/g,
  )
  expect(photos).toEqual(new Set([photosPerOrder]))
  expect(numbersIn(/(\d+) MB/g)).toEqual(new Set([photoBytes / 1024 / 1024]))
})

it('the wait time for rate-limited requests equals the period of the rate limits', () => {
  const periods = [...read('wrangler.toml').matchAll(/period = (\d+)/g)].map(([, seconds]) => Number(seconds))
  expect(periods.length).toBeGreaterThan(0)
  expect(new Set(periods)).toEqual(new Set([ratePeriod]))
})
