import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { countHinted, hintOf } from '../hints/hintOf'
import { judgePhoto } from '../hints/judgePhoto'
import { mayMove } from '../hints/mayMove'
import { hasBars } from '../hints/measure/bars'
import { areAlike, thumbnailOf } from '../hints/measure/likeness'
import { type Luma, lumaOf } from '../hints/measure/luma'
import { sharpnessOf } from '../hints/measure/sharpness'
import type { QueuedPhoto } from '../queue/queuedPhotos'

type Paint = (x: number, y: number) => number

const paint = (value: Paint, width = 640, height = 480): Luma => {
  const values = Uint8Array.from({ length: width * height }, (_, at) =>
    value(at % width, Math.floor(at / width)),
  )
  return { values, burnt: values.map((value) => (value >= 252 ? 1 : 0)), width, height }
}

/** Hard-edged patches of many sizes, from nearly black to nearly white. */
const scene: Paint = (x, y) => 20 + ((Math.floor(x / 23) * 7919 + Math.floor(y / 17) * 104_729) % 211)

/** Averages over a length in one direction. */
const smeared =
  (value: Paint, length: number, right: number, down: number): Paint =>
  (x, y) =>
    Array.from({ length }, (_, at) => value(x + at * right + 50, y + at * down + 50)).reduce(
      (a, b) => a + b,
    ) / length

const photo = { name: 'IMG_1.jpg', type: 'image/jpeg', width: 4000, height: 3000 }
const hintFor = (value: Paint, change: Partial<typeof photo> = {}) =>
  judgePhoto({ ...photo, ...change, luma: paint(value) })

describe('a hint', () => {
  it('is not given to a good photo, nor to one with a single lit face before black or a bright sky behind', () => {
    expect(hintFor(scene)).toBeUndefined()
    const lit: Paint = (x, y) => (Math.hypot(x - 320, y - 240) < 90 ? scene(x, y) : 3)
    expect(hintFor(lit)).toBeUndefined()
    const before: Paint = (x, y) => (Math.hypot(x - 320, (y - 240) * 0.7) < 200 ? scene(x, y) : 255)
    expect(hintFor(before)).toBeUndefined()
  })

  it('names what is wrong, the most important first', () => {
    expect(hintFor((x, y) => scene(x, y) * 0.4)).toBe('dark')
    expect(hintFor((x, y) => Math.min(255, scene(x, y) * 4))).toBe('bright')
    expect(hintFor(scene, { width: 800, height: 599 })).toBe('small')
    expect(hintFor((x, y) => scene(x, y) * 0.4, { height: 300 })).toBe('small')
    expect(hintFor(smeared(scene, 12, 1, 1))).toBe('blurred')
  })

  it('recognizes a screenshot by its name, its file and its bars', () => {
    for (const name of ['Screenshot_2024-05-01.jpg', 'Captura de tela 3.png', 'Screen Shot 1.png'])
      expect(hintFor(scene, { name })).toBe('screenshot')
    expect(hintFor(scene, { type: 'image/png', width: 1170, height: 2532 })).toBe('screenshot')
    expect(hintFor(scene, { type: 'image/png' })).toBeUndefined()
    expect(hintFor(scene, { width: 1170, height: 2532 })).toBeUndefined()
    const inApp: Paint = (x, y) =>
      y < 40 || y > 420 ? (Math.abs((y % 20) - 10) < 3 && x < 90 ? 20 : 255) : scene(x, y)
    expect(hintFor(inApp)).toBe('screenshot')
  })

  it('is not given to a photo that has too little to see', () => {
    expect(hintFor((x) => 120 + x / 20)).toBeUndefined()
  })
})

describe('sharpness', () => {
  it.each([
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ])('falls with camera shake along (%i, %i)', (right, down) => {
    const still = sharpnessOf(paint(scene)) ?? 0
    expect(still).toBeGreaterThan(0.2)
    expect(sharpnessOf(paint(smeared(scene, 12, right, down)))).toBeLessThan(0.108)
  })

  it('is that of the sharpest parts: a blurred background does no harm', () => {
    const blurred = smeared(scene, 20, 1, 0)
    const bokeh: Paint = (x, y) => (Math.hypot(x - 320, y - 240) < 150 ? scene(x, y) : blurred(x, y))
    expect(sharpnessOf(paint(bokeh))).toBeGreaterThan(0.2)
  })
})

it('bars end along a straight line, a plain backdrop does not', () => {
  const head: Paint = (x, y) => (Math.hypot(x - 320, y - 260) < 200 ? scene(x, y) : 240)
  expect(hasBars(paint(head))).toBe(false)
  // Only above: a sky.
  expect(hasBars(paint((x, y) => (y < 120 ? 250 : scene(x, y))))).toBe(false)
  expect(hasBars(paint((x, y) => (y < 60 || y >= 440 ? 0 : scene(x, y))))).toBe(true)
})

it('two photos are alike when one is the other, cropped, smaller or brighter', () => {
  const broad: Paint = (x, y) => 120 + 60 * Math.sin(x / 26) + 50 * Math.cos(y / 23 + x / 200)
  const whole = thumbnailOf(paint(broad))
  const alike = (value: Paint, width?: number, height?: number) =>
    areAlike(whole, thumbnailOf(paint(value, width, height)))
  expect(alike((x, y) => broad(x * 2, y * 2), 320, 240)).toBe(true)
  expect(alike((x, y) => broad(x * 0.9 + 64, y * 0.95 + 12))).toBe(true)
  expect(alike((x, y) => broad(x, y) * 0.6 + 40)).toBe(true)
  expect(alike((x, y) => broad(x + 120, y + 90))).toBe(false)
  expect(alike((x, y) => 255 - broad(x, y))).toBe(false)
  expect(alike(() => 120)).toBe(false)
})

describe('brightness', () => {
  it('is read from RGBA pixels', () => {
    const rgba = Uint8ClampedArray.of(255, 255, 255, 255, 0, 0, 0, 255, 255, 0, 0, 255, 0, 0, 255, 255)
    expect([...(lumaOf(rgba, 2, 2)?.values ?? [])]).toEqual([255, 0, 76, 28])
  })

  it('is burnt where two colors are at their limit: a red shirt in the sun is not', () => {
    const rgba = Uint8ClampedArray.of(
      255,
      252,
      90,
      255,
      255,
      251,
      90,
      255,
      255,
      40,
      30,
      255,
      255,
      255,
      255,
      255,
    )
    expect([...(lumaOf(rgba, 2, 2)?.burnt ?? [])]).toEqual([1, 0, 0, 1])
  })

  it('is not read from a single color or from a cut-out', () => {
    expect(lumaOf(Uint8ClampedArray.of(9, 9, 9, 255), 1, 1)).toBeUndefined()
    const pixels = (transparent: number) =>
      Uint8ClampedArray.from({ length: 4000 }, (_, at) =>
        at % 4 < 3 ? at % 251 : at < 4 * transparent ? 254 : 255,
      )
    expect(lumaOf(pixels(10), 100, 10)).toBeDefined()
    expect(lumaOf(pixels(11), 100, 10)).toBeUndefined()
  })
})

it('files that may hold several pictures are recognized by their first bytes', async () => {
  const make = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } })
  const still = await Promise.all(
    [make().jpeg(), make().png(), make().webp(), make().avif()].map((picture) => picture.toBuffer()),
  )
  for (const file of still) expect(mayMove(file)).toBe(false)
  const two = sharp(Buffer.from(Uint8Array.from({ length: 384 }, (_, at) => at % 256)), {
    raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
  })
  expect(mayMove(await two.webp().toBuffer())).toBe(true)
  expect(mayMove(await make().gif().toBuffer())).toBe(true)
  const png = still[1] ?? Buffer.of()
  const control = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1')
  expect(mayMove(Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]))).toBe(true)
  expect(mayMove(Buffer.concat([png, Buffer.from('acTL')]))).toBe(false)
  expect(mayMove(Buffer.from('\0\0\0\x20ftypavis', 'latin1'))).toBe(true)
  expect(mayMove(Buffer.of())).toBe(false)
})

describe('the selection', () => {
  const of = (id: string, more: Partial<QueuedPhoto> = {}) =>
    ({
      id,
      state: 'waiting',
      prepared: undefined,
      analysis: { hint: undefined, alike: [] },
      ...more,
    }) as QueuedPhoto
  const prepared = (analysis?: Promise<undefined>) =>
    ({ ...(analysis && { analysis }) }) as QueuedPhoto['prepared']

  it('has a photo that is like another one only while that one is in it', () => {
    const [one, two] = [of('1'), of('2', { analysis: { hint: undefined, alike: ['1'] } })]
    expect(hintOf(two, [one, two])).toBe('alike')
    expect(hintOf(one, [one, two])).toBeUndefined()
    expect(hintOf(two, [two])).toBeUndefined()
    expect(hintOf(two, [{ ...one, state: 'failed' }, two])).toBeUndefined()
    expect(hintOf(of('3', { analysis: { hint: 'dark', alike: ['1'] } }), [one])).toBe('dark')
    expect(hintOf(of('3', { analysis: null }), [one])).toBeUndefined()
  })

  it('is counted once all photos are analyzed; those that cannot be judged do not count', () => {
    const done = [
      of('1', { prepared: prepared() }),
      of('2', { prepared: prepared(), analysis: { hint: 'dark', alike: [] } }),
    ]
    expect(countHinted(done)).toBe(1)
    expect(countHinted([...done, of('3', { prepared: prepared(), analysis: null })])).toBe(1)
    expect(countHinted([...done, of('3', { state: 'failed' })])).toBe(1)
    expect(countHinted(done.slice(0, 1))).toBe(0)
    const waiting = [
      of('3', { state: 'preparing' }),
      of('3', { prepared: prepared(Promise.resolve(undefined)) }),
    ]
    delete waiting[1]?.analysis
    for (const photo of waiting) expect(countHinted([...done, photo])).toBeUndefined()
    expect(countHinted([of('1', { prepared: prepared(), analysis: null })])).toBeUndefined()
  })
})
