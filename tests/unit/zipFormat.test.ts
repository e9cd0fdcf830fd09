import fc from 'fast-check'
import { expect, it } from 'vitest'
import { directory, directoryLength } from '~/features/photos/server/zip/zipFormat'

const far = 2 ** 32
const offsets = fc.oneof(fc.nat(1000), fc.integer({ min: far - 3, max: far + 3 }), fc.nat(2 ** 40))

it('R-UPL-17 the directory of a zip names each place, also past 4 GiB, and is as long as was said before', () => {
  fc.assert(
    fc.property(fc.array(offsets, { maxLength: 5 }), offsets, (places, start) => {
      const entries = places.map((offset, at) => ({
        name: new TextEncoder().encode(`${at}.jpg`),
        size: 3,
        modified: new Date(0),
        crc: at,
        offset,
      }))
      const bytes = directory(entries, start)
      expect(bytes.length).toBe(directoryLength(entries, start))
      const view = new DataView(bytes.buffer)
      let at = 0
      const read = places.map(() => {
        const [short, name, extra] = [
          view.getUint32(at + 42, true),
          view.getUint16(at + 28, true),
          view.getUint16(at + 30, true),
        ]
        const offset = extra ? Number(view.getBigUint64(at + 46 + name + 4, true)) : short
        at += 46 + name + extra
        return offset
      })
      expect(read).toEqual(places)
      const end = bytes.length - 22
      const begins = view.getUint32(end + 16, true)
      expect(begins === far - 1 ? Number(view.getBigUint64(at + 48, true)) : begins).toBe(start)
    }),
  )
})
