import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { ownerFaults } from '~/catalog/owner/ownerFaults'
import { type OwnerFile, ownerFiles } from '~/catalog/owner/ownerFiles'
import { depth } from '~tests/depth'

// The form's server function is not part of what is read.
vi.mock('~/features/contact/functions/sendContactMessage', () => ({ sendContactMessage: undefined }))
vi.mock('cloudflare:workers', () => ({ env: {}, waitUntil: () => {} }))

const names = Object.keys(ownerFiles) as OwnerFile[]
const delivered = Object.fromEntries(
  names.map((name) => [name, readFileSync(new URL(`../${name}.json`, import.meta.url), 'utf8')]),
)

type Path = readonly (string | number)[]

/** Every place of a value, the value itself first. */
function places(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Object.entries(value).flatMap(([key, one]) =>
    places(one, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return [path, ...inner]
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((inner, key) => (inner as Record<string | number, unknown>)[key], value)

/** A copy with another value at a place; `undefined` removes it. */
function withValue(content: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  const copy = structuredClone(content) as Record<string | number, unknown>
  const next = withValue(copy[key], rest, value)
  if (next !== undefined) copy[key] = next
  else if (Array.isArray(copy)) copy.splice(Number(key), 1)
  else delete copy[key]
  return copy
}

const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '$&',
    '{brand}',
    '<b>',
    'A\nB',
    '\ud800',
    'Zürich & Søn',
    '2026-02-30',
    '2024-02-29',
  ),
  fc.constantFrom(
    '09:30',
    '23:59',
    '+14155550188',
    '551133445566',
    'a@b.co',
    'https://shop.test/a',
    '/favicon.svg',
  ),
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
/** A text with one character changed, added or removed. */
const misspelled = (text: string) =>
  fc
    .tuple(fc.nat(text.length), fc.nat(1), fc.constantFrom('', 'x', '7', 'É', '/', ' '))
    .map(([at, removed, added]) => text.slice(0, at) + added + text.slice(at + removed))

/** Values of the same kind as the present one. */
function sameKind(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value === 'string') return fc.oneof({ weight: 3, arbitrary: misspelled(value) }, texts)
  if (typeof value === 'number') return fc.integer({ min: value - 300, max: value + 3000 })
  if (Array.isArray(value)) return fc.oneof(fc.subarray(value), fc.constant([...value, ...value.slice(0, 1)]))
  return typeof value === 'object' && value !== null
    ? fc.constant(Object.fromEntries(Object.entries(value).slice(1)))
    : fc.constantFrom(null, true, false)
}
const anything = fc.oneof(texts, fc.constantFrom(null, true, 0, [], {}, undefined), fc.jsonValue())

const edit = fc
  .constantFrom(...names)
  .chain((name) => {
    const content: unknown = JSON.parse(delivered[name] ?? '')
    const all = places(content)
    return fc.record({
      name: fc.constant(name),
      content: fc.constant(content),
      path: fc.constantFrom(...all),
    })
  })
  .chain(({ name, content, path }) =>
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc
          .oneof({ weight: 3, arbitrary: sameKind(valueAt(content, path)) }, anything)
          .map((value) => ({ name, edited: withValue(content, path, value) })),
      },
      // A value from another place of the same file.
      fc.constantFrom(...places(content)).map((from) => ({
        name,
        edited: withValue(content, path, valueAt(content, from)),
      })),
      // One more field or entry.
      fc.tuple(fc.string(), texts).map(([key, value]) => ({
        name,
        edited: withValue(content, [...path.slice(0, -1), key], value),
      })),
    ),
  )

/** Reads everything with another content of a file. */
async function readWith(name: OwnerFile, content: unknown): Promise<string[]> {
  vi.resetModules()
  vi.doMock(`~/catalog/owner/${name}.json`, () => ({ default: content }))
  const { readEverything } = await import('./readEverything')
  vi.doUnmock(`~/catalog/owner/${name}.json`)
  return readEverything()
}

it('an accepted edit is read', async () => {
  const business = JSON.parse(delivered.business ?? '')
  const read = await readWith('business', { ...business, brand: 'Zorvala' })
  expect(read.join()).toContain('Zorvala')
  expect(read.join()).not.toContain(business.brand)
  // Four pages of each edition.
  expect(read.filter((text) => /^<[\s\S]*<h1/.test(text))).toHaveLength(8)
})

/** What valibot says where a schema has no sentence of its own. */
const unworded = /Invalid|Expected|received/
/** English of a rule in a Portuguese sentence. */
const english = /: (must|is|has|the|an?) /

it('any edit of any file is refused in the owner’s language, or is accepted and then read', {
  timeout: 300_000,
}, async () => {
  const accepted = new Set<OwnerFile>()
  const counts = { accepted: 0, refused: 0 }
  await fc.assert(
    fc.asyncProperty(edit, async ({ name, edited }) => {
      const faults = ownerFaults(name, edited, 'pt-BR')
      for (const sentence of faults) {
        expect(sentence).toMatch(/^\p{Lu}.*: \p{L}.{8}/su)
        expect(sentence).not.toMatch(unworded)
        expect(sentence).not.toMatch(english)
      }
      if (faults.length) {
        counts.refused++
        return
      }
      counts.accepted++
      accepted.add(name)
      const read = await readWith(name, edited)
      expect(read.length).toBeGreaterThan(100)
      for (const text of read) expect(text).not.toMatch(/undefined|NaN|\[object|Infinity/)
    }),
    // The gate makes 500.
    { numRuns: depth > 1 ? 500 : 100 },
  )
  expect(counts.accepted).toBeGreaterThan(8)
  expect(counts.refused).toBeGreaterThan(20)
  expect(accepted.size).toBeGreaterThan(2)
})
