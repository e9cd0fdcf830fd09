import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { slot, writeSlots } from '~/core/pageSlots'
import { skyAt } from '~/features/landing/server/skyAt'
import { compressPage } from '../prerender/compress'

/** A page that repeats itself, so that its compressed form refers back over its placeholders. */
const page = Buffer.from(
  (['us', 'br'] as const)
    .map(
      (place) =>
        `<p data-light="${slot(`${place}-light`)}" class="city">Now, ${slot(`${place}-clock`)} – the sun is ${slot(`${place}-deg`)} up, ${slot(`${place}-deg`)} below</p><g transform="translate(0 ${slot(`${place}-top`)})">`,
    )
    .join(`<div data-near="${slot('near')}">{not a place}</div>`)
    .repeat(3),
)

it('values are written into a compressed page as into a plain one, at any hour', async () => {
  const small = await compressPage(page)
  expect(brotliDecompressSync(small).equals(page)).toBe(true)
  for (let hour = 0; hour < 48; hour += 1) {
    const moment = new Date(Date.UTC(2026, 5 + (hour % 12), 20, hour))
    const values = { ...skyAt(moment), near: hour % 2 ? 'last' : '' }
    const plain = Buffer.from(writeSlots(page, values))
    expect(plain.length).toBe(page.length)
    expect(String(plain)).not.toContain(slot('near'))
    expect(String(plain)).toContain(`Now, ${values['us-clock']}`)
    expect(String(brotliDecompressSync(writeSlots(small, values)))).toBe(String(plain))
  }
})

it('a value that is longer than its placeholder is refused', () => {
  expect(() => writeSlots(page, { ...skyAt(new Date()), near: 'everywhere' })).toThrow('near')
})

it('a page without placeholders is compressed whole', async () => {
  const plain = Buffer.from('<p>A page</p>'.repeat(50))
  const small = await compressPage(plain)
  expect(brotliDecompressSync(small).equals(plain)).toBe(true)
  expect(small.length).toBeLessThan(40)
})
