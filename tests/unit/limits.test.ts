import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { photoBytes, photosPerOrder, ratePeriod } from '~/core/schemas/limits'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** Every text of the site and of its mails, as its source says it. */
const texts = readdirSync(new URL('locales/en-US/', root), { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.po'))
  .flatMap((file) =>
    [...read(`locales/en-US/${file}`).matchAll(/^msgid "(.*)"$/gm)].map(([, text]) => text ?? ''),
  )

/** The numbers that texts give in one of these ways. */
const said = (...ways: RegExp[]) =>
  new Set(
    texts.flatMap((text) =>
      ways.flatMap((way) => [...text.matchAll(way)].map(([, number]) => Number(number))),
    ),
  )

it('R-TIM-13 R-UPL-13 texts that name a limit name the one that is enforced', () => {
  const photos = said(
    /(?:maximum of|up to) (\d+) photos/g,
    /photos, (\d+) at most/g,
    /(?:at most|photos.*?,) (\d+)(?: in all|\.)/g,
  )
  expect(photos).toEqual(new Set([photosPerOrder]))
  expect(said(/(\d+) MB/g)).toEqual(new Set([photoBytes / 1024 / 1024]))
})

it('whoever asks too often is told to wait for the period of the rate limits', () => {
  const periods = [...read('wrangler.toml').matchAll(/period = (\d+)/g)].map(([, seconds]) => Number(seconds))
  expect(periods.length).toBeGreaterThan(0)
  expect(new Set(periods)).toEqual(new Set([ratePeriod]))
})
