import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createPhotoValidator, isCompletePhoto } from '~/core/photoFile/follow'
import { formatOf, type PhotoFormat } from '~/core/photoFile/format'
import { blankMetadata } from '~/features/photos/prepare/blankMetadata'
import { photoName } from '~/features/photos/server/photoName'
import {
  heifBytes,
  join,
  jpegBytes,
  location,
  motionVideo,
  pixels,
  smallest,
} from '~tests/fixtures/photoBytes'
import { phonePhoto } from '~tests/fixtures/photos'

const has = (bytes: Uint8Array, what: string | Uint8Array) => Buffer.from(bytes).includes(what)
const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a63' } })

const photos: [PhotoFormat, () => Promise<Uint8Array> | Uint8Array][] = [
  ['jpeg', () => jpegBytes('x', 300)],
  ['jpeg', async () => (await phonePhoto(1, 80, 60)).buffer],
  ['jpeg', () => picture.clone().jpeg({ progressive: true }).toBuffer()],
  ['png', () => smallest.png],
  ['png', () => picture.clone().png().toBuffer()],
  ['gif', () => smallest.gif],
  ['gif', () => picture.clone().gif().toBuffer()],
  ['webp', () => smallest.webp],
  ['webp', () => picture.clone().webp({ lossless: true }).toBuffer()],
  ['tiff', () => smallest.tiff],
  ['tiff', () => picture.clone().tiff().toBuffer()],
  ['bmp', () => smallest.bmp],
  ['heif', () => heifBytes()],
  ['heif', () => picture.clone().avif().toBuffer()],
]

describe('R-UPL-27 the structure of a photo', () => {
  it.each(photos)('of a %s is complete, in chunks of any size', async (format, make) => {
    const bytes = new Uint8Array(await make())
    expect(formatOf(bytes)).toBe(format)
    expect(isCompletePhoto(format, bytes)).toBe(true)
    const photo = createPhotoValidator(format)
    for (let at = 0; at < bytes.length; at++) photo.take(bytes.subarray(at, at + 1))
    expect(photo.isWhole()).toBe(true)
  })

  it.each(photos.filter(([format]) => format !== 'gif' && format !== 'bmp' && format !== 'tiff'))(
    'of a %s truncated anywhere is incomplete',
    async (format, make) => {
      const bytes = new Uint8Array(await make())
      for (let length = 0; length < bytes.length; length += Math.ceil(bytes.length / 97))
        expect(isCompletePhoto(format, bytes.subarray(0, length)), `${length} of ${bytes.length}`).toBe(false)
    },
  )

  it.each([
    ['three bytes', 'jpeg', join([0xff, 0xd8, 0xff])],
    ['a head and nothing', 'jpeg', join([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0], new Uint8Array(3000))],
    ['a scan without a frame', 'jpeg', join([0xff, 0xd8, 0xff, 0xda, 0, 4, 0, 0, 1, 2, 0xff, 0xd9])],
    ['a frame without a width', 'jpeg', join([0xff, 0xd8, 0xff, 0xc0, 0, 8, 8, 0, 9, 0, 0, 1, 0xff, 0xd9])],
    ['a segment that ends before it begins', 'jpeg', join([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xd9])],
    ['no pixels', 'png', join(smallest.png.subarray(0, 33), smallest.png.subarray(-12))],
    ['no size', 'png', join(smallest.png.subarray(0, 16), new Uint8Array(8), smallest.png.subarray(24))],
    ['no frame', 'gif', join(smallest.gif.subarray(0, 13), [0x3b])],
    ['no description', 'heif', heifBytes().subarray(0, 24)],
    ['an endless box', 'heif', join(heifBytes().subarray(0, 24), [0, 0, 0, 2], 'meta')],
  ] as const)('with %s is invalid (%s)', (_, format, bytes) => {
    expect(isCompletePhoto(format, bytes)).toBe(false)
  })

  /** Offsets of the segments of a JPEG, up to its scan. */
  const segmentsOf = (bytes: Uint8Array) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    const found = [2]
    for (let at = 2; view.getUint8(at + 1) !== 0xda; found.push(at)) at += 2 + view.getUint16(at + 2)
    return found
  }
  /** Extra bytes as faulty software leaves them, without a marker. */
  const extraBytes = fc
    .uint8Array({ minLength: 1, maxLength: 40 })
    .map((bytes) => bytes.map((byte, at) => (bytes[at - 1] === 0xff && byte !== 0xff ? 0 : byte)))
    .filter((bytes) => bytes.at(-1) !== 0xff)

  it('of a JPEG is complete with extra bytes before a marker, as browsers accept it, but not when truncated', async () => {
    const whole = [
      jpegBytes('x', 300),
      new Uint8Array(await picture.clone().jpeg().toBuffer()),
      new Uint8Array(await picture.clone().jpeg({ progressive: true }).toBuffer()),
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...whole),
        fc.nat(99),
        extraBytes,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (bytes, segment, extra, cut) => {
          const offsets = segmentsOf(bytes).slice(1)
          const at = offsets[segment % offsets.length] ?? 2
          const disturbed = join(bytes.subarray(0, at), extra, bytes.subarray(at))
          expect(formatOf(disturbed)).toBe('jpeg')
          expect(isCompletePhoto('jpeg', disturbed)).toBe(true)
          const end = Math.floor(cut * (disturbed.length - 1))
          expect(isCompletePhoto('jpeg', disturbed.subarray(0, end))).toBe(false)
        },
      ),
    )
  })

  it('of a JPEG with too many extra bytes is rejected early', () => {
    for (const filler of [0, 0x55, 0xff]) {
      const bytes = join(
        [0xff, 0xd8, 0xff, 0xe0, 0, 2],
        new Uint8Array(200_000).fill(filler),
        jpegBytes('x').subarray(2),
      )
      expect(isCompletePhoto('jpeg', bytes)).toBe(false)
    }
  })

  it('of another file type is not recognized', () => {
    for (const other of [
      '<svg xmlns="">',
      '%PDF-1.7',
      'PK\x03\x04',
      '',
      '\0\0\0\x18ftypmp42\0\0\0\0mp42isom',
    ])
      expect(formatOf(join(other))).toBeUndefined()
  })
})

describe('R-UPL-26 location removal from a HEIC or AVIF photo', () => {
  it.each([
    { iloc: 0 },
    { iloc: 1 },
    { iloc: 2 },
    { exifIn: 'idat' },
    { brand: 'avif' },
    { behind: motionVideo },
    { behind: join('SEFT', location) },
  ] as const)('keeps the image data: %j', (what) => {
    const bytes = heifBytes(what)
    expect(has(bytes, location)).toBe(true)
    const blank = blankMetadata(bytes)
    if (typeof blank === 'string') throw new Error(blank)
    expect(has(blank, 'GPS')).toBe(false)
    expect(has(blank, pixels)).toBe(true)
    expect(Buffer.from(blank).indexOf(pixels)).toBe(Buffer.from(bytes).indexOf(pixels))
    expect(isCompletePhoto('heif', blank)).toBe(true)
  })

  it('keeps the pixels and removes Exif from a file of a real encoder', async () => {
    const noise = sharp({
      create: {
        width: 64,
        height: 48,
        channels: 3,
        background: '#777',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
    const bytes = await noise
      .withExif({ IFD3: { GPSLatitude: '39/1 3/1 48/10', GPSLatitudeRef: 'N' } })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${location}</x:xmpmeta>`)
      .avif()
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const blank = blankMetadata(new Uint8Array(bytes))
    if (typeof blank === 'string') throw new Error(blank)
    expect(has(bytes, location)).toBe(true)
    expect(has(blank, location)).toBe(false)
    expect(has(blank, 'MM\0*') || has(blank, 'II*\0')).toBe(false)
    expect(await sharp(blank).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer())
  })

  it('rejects a file whose pixels cannot be separated from metadata', () => {
    expect(blankMetadata(heifBytes({ method: 2 }))).toBe('locatable')
    expect(blankMetadata(join(heifBytes(), [0, 0, 0, 8], 'moov'))).toBe('locatable')
  })

  it('reports a truncated file as damaged', () => {
    const bytes = heifBytes()
    for (let length = 0; length < Buffer.from(bytes).indexOf(pixels) + pixels.length; length++)
      expect(blankMetadata(bytes.slice(0, length)), `${length} bytes`).toBe('damaged')
  })
})

it.each([
  ['Praia.AVIF', 'image/jpeg', 'Praia.jpg'],
  ['IMG_2.JPG', 'image/jpeg', 'IMG_2.JPG'],
  ['IMG_3.heif', 'image/heic', 'IMG_3.heif'],
  ['no extension', 'image/png', 'no extension.png'],
  ['a.b/c.svg', 'image/jpeg', 'a.b/c.jpg'],
  ['3.5 anos', 'image/jpeg', '3.5 anos.jpg'],
])('R-UPL-16 renames %s of type %s to %s', (name, type, called) => {
  expect(photoName(name, type)).toBe(called)
})
