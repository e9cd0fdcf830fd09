import fc from 'fast-check'
import { expect, it } from 'vitest'
import { directory, directoryLength } from '~/features/photos/server/zip/zipFormat'

const zip64Limit = 2 ** 32
const offsets = fc.oneof(
  fc.nat(1000),
  fc.integer({ min: zip64Limit - 3, max: zip64Limit + 3 }),
  fc.nat(2 ** 40),
)

it('R-UPL-17 the zip directory has every offset, even past 4 GiB, and the predicted length', () => {
  fc.assert(
    fc.property(fc.array(offsets, { maxLength: 5 }), offsets, (entryOffsets, start) => {
      const entries = entryOffsets.map((offset, at) => ({
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
      const read = entryOffsets.map(() => {
        const [short, name, extra] = [
          view.getUint32(at + 42, true),
          view.getUint16(at + 28, true),
          view.getUint16(at + 30, true),
        ]
        const offset = extra ? Number(view.getBigUint64(at + 46 + name + 4, true)) : short
        at += 46 + name + extra
        return offset
      })
      expect(read).toEqual(entryOffsets)
      const end = bytes.length - 22
      const directoryStart = view.getUint32(end + 16, true)
      expect(
        directoryStart === zip64Limit - 1 ? Number(view.getBigUint64(at + 48, true)) : directoryStart,
      ).toBe(start)
    }),
  )
})
