import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type PortraitSize, portraitSizes } from '~/core/schemas/portraitSizes'
import { cutPortrait } from '../portraits/cutPortrait'

const sizes = Object.keys(portraitSizes) as PortraitSize[]
const side = fc.integer({ min: 100, max: 9000 })

it('a size shows a part of the portrait, in its proportions, and is never enlarged', () => {
  fc.assert(
    fc.property(side, side, fc.constantFrom(...sizes), (width, height, size) => {
      const cut = cutPortrait({ width, height }, size)
      if (!cut) return
      const { part } = cut
      expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(0)
      expect(part.x + part.width).toBeLessThanOrEqual(width)
      expect(part.y + part.height).toBeLessThanOrEqual(height)
      expect(cut.width).toBeLessThanOrEqual(part.width)
      expect(cut.height).toBeLessThanOrEqual(part.height)
      // The same proportions up to half a pixel of rounding on either side.
      expect(Math.abs(cut.width * part.height - cut.height * part.width)).toBeLessThanOrEqual(
        (part.width + part.height) / 2 + 1,
      )
      const shape = portraitSizes[size]
      if ('longest' in shape) expect(Math.max(cut.width, cut.height)).toBe(shape.longest)
    }),
  )
})

it('a portrait smaller than a size: scaled ones and the print are left out, shapes keep its pixels', () => {
  const small = { width: 640, height: 800 }
  expect(sizes.map((size) => [size, cutPortrait(small, size)?.width])).toEqual([
    ['large', undefined],
    ['medium', undefined],
    ['square', 640],
    ['round', 640],
    ['tall', 640],
    ['print', undefined],
  ])
  // One pixel more than each.
  expect(cutPortrait({ width: 2049, height: 2000 }, 'large')?.width).toBe(2048)
  expect(cutPortrait({ width: 2048, height: 2000 }, 'large')).toBeUndefined()
  expect(cutPortrait({ width: 1606, height: 2197 }, 'print')?.height).toBe(2197)
  expect(cutPortrait({ width: 1606, height: 2196 }, 'print')).toBeUndefined()
})

it('cuts keep the face, which is in the upper third: nothing above it from a 4:5, little from a 2:3', () => {
  expect(cutPortrait({ width: 2048, height: 2560 }, 'square')?.part).toEqual({
    ...{ x: 0, y: 0, width: 2048, height: 2048 },
  })
  expect(cutPortrait({ width: 1024, height: 1536 }, 'square')?.part).toMatchObject({ y: 82, height: 1024 })
  // A full figure of 9:16.
  expect(cutPortrait({ width: 1080, height: 1920 }, 'square')?.part).toMatchObject({ y: 186, height: 1080 })
  // A landscape loses its sides alike.
  expect(cutPortrait({ width: 3000, height: 2000 }, 'tall')?.part).toMatchObject({
    x: 700,
    y: 0,
    width: 1600,
  })
})
