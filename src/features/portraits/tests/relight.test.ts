import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lightNames } from '../ownFace/lightNames'
import { lights } from '../ownFace/lights'
import { relight, toneRange } from '../ownFace/relight'

/** RGBA pixels of gray tones. */
const grays = (tones: readonly number[]) =>
  Uint8ClampedArray.from(tones.flatMap((tone) => [tone, tone, tone, 255]))

describe('the tones of a photo', () => {
  it('ignore single dark and bright pixels', () => {
    const photo = grays([0, ...Array.from({ length: 300 }, (_, at) => 40 + (at % 160)), 255])
    const { black, white } = toneRange(photo)
    expect(black).toBeCloseTo(41, -1)
    expect(white).toBeCloseTo(198, -1)
  })

  it('are not stretched from a fog or a night into noise', () => {
    expect(toneRange(grays(Array(100).fill(128)))).toEqual({ black: 73, white: 183 })
    expect(toneRange(grays(Array(100).fill(0)))).toEqual({ black: 0, white: 55 })
  })
})

describe('a light', () => {
  it('without color turns a photo gray, and with its tint leaves it opaque', () => {
    const photo = Uint8ClampedArray.from([200, 60, 30, 255, 20, 90, 220, 0])
    const before = [...photo]
    const lit = relight(photo, { black: 0, white: 255 }, lights.monochrome)
    for (const at of [0, 4]) {
      const channels = [...lit.slice(at, at + 3)]
      expect(Math.max(...channels) - Math.min(...channels)).toBeLessThan(8)
      expect(lit[at + 3]).toBe(255)
    }
    expect([...photo]).toEqual(before)
  })

  it('keeps brighter tones brighter, in every light', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lightNames), fc.nat(254), (name, tone) => {
        const lit = relight(grays([tone, tone + 1]), { black: 20, white: 235 }, lights[name])
        for (const channel of [0, 1, 2]) expect(lit[4 + channel]).toBeGreaterThanOrEqual(lit[channel] ?? 0)
      }),
    )
  })

  it('gives every photo another look', () => {
    const photo = Uint8ClampedArray.from([180, 140, 120, 255])
    const looks = lightNames.map((name) => relight(photo, { black: 0, white: 255 }, lights[name]).join())
    expect(new Set(looks).size).toBe(lightNames.length)
  })
})
