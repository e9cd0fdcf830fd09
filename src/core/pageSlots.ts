import { editionsOf } from '../catalog/addresses.ts'

/**
 * Values of the landing page that are only known at the request: of the sun of each edition its height, light, hour and
 * degrees, and which edition is that of the visitor's continent.
 */
const slotNames = [
  'near' as const,
  ...editionsOf('home').flatMap((edition) =>
    (['top', 'light', 'clock', 'deg'] as const).map((part) => `${edition}-${part}` as const),
  ),
]
export type PageSlot = (typeof slotNames)[number]

/**
 * Placeholder of a value in a prerendered page. A value is written over it and padded with spaces, so that the page
 * keeps its length: what follows in a compressed page refers back over it by distance. Values of any length need an
 * uncompressed page (`app/pages/slots.ts`).
 */
export const slot = (name: PageSlot): string => `{${name}}`

const encoder = new TextEncoder()
const placeholders = slotNames.map((name) => ({ name, bytes: encoder.encode(slot(name)) }))
const [brace = 0] = encoder.encode('{')

/** Finds the placeholders in a page, plain or compressed by the build. Places and widths are in bytes. */
export function findSlots(page: Uint8Array) {
  const found: { name: PageSlot; at: number; width: number }[] = []
  for (let at = page.indexOf(brace); at >= 0; at = page.indexOf(brace, at + 1)) {
    const here = placeholders.find(({ bytes }) => bytes.every((byte, index) => page[at + index] === byte))
    if (here) found.push({ name: here.name, at, width: here.bytes.length })
  }
  return found
}

/**
 * Returns a copy of a page with its values.
 * @throws when a value is longer than its placeholder
 */
export function writeSlots(page: Uint8Array, values: Record<PageSlot, string>): Uint8Array<ArrayBuffer> {
  const written = new Uint8Array(page)
  for (const { name, at, width } of findSlots(page)) {
    const value = encoder.encode(values[name])
    if (value.length > width) throw new Error(`The value of {${name}} is longer than its placeholder`)
    written.fill(space, at, at + width).set(value, at)
  }
  return written
}
const [space = 0] = encoder.encode(' ')
