import { expect, it } from 'vitest'
import { parseAmount } from '~/features/desk/order/dialogs/parseAmount'
import { pickImages } from '~/features/desk/portraits/droppedFiles'
import { jpegBytes } from '~tests/fixtures/photoBytes'

it.each([
  ['129', 12900],
  ['129.00', 12900],
  ['129,5', 12950],
  ['R$ 1.290,50', 129050],
  ['$1,290.50', 129050],
  ['1.290', 129000],
  ['0,01', 1],
])('parses the amount %s in the formats of both languages', (text, minor) => {
  expect(parseAmount(text)).toBe(minor)
})

it.each([
  ['300', 1, 300],
  ['1.290', 1, 1290],
  ['300,50', 1, undefined],
  ['12,5', 1000, 12_500],
])('parses the amount %s of a currency with %i minor units', (text, perUnit, minor) => {
  expect(parseAmount(text, perUnit)).toBe(minor)
})

it.each(['', '12.345.6789', '1,29,0', '-5', '12e3', '1.2.3', 'abc', '10,505,1'])(
  'rejects %j as an amount',
  (text) => {
    expect(parseAmount(text)).toBeUndefined()
  },
)

it('picks the images from dropped files, in natural order', async () => {
  const file = (name: string, type = '', bytes: BlobPart = 'x') => new File([bytes], name, { type })
  const { files, others } = await pickImages([
    file('portrait 10.jpg', 'image/jpeg'),
    file('.DS_Store'),
    file('portrait 2.jpg', 'image/jpeg'),
    file('Thumbs.db'),
    file('IMG_1.HEIC'),
    file('IMG_3.jpg', 'application/octet-stream', jpegBytes('x')),
    file('a film.heic', 'application/octet-stream', 'no picture'),
    file('notes.txt', 'text/plain'),
  ])
  expect(files.map(({ name }) => name)).toEqual([
    'IMG_1.HEIC',
    'IMG_3.jpg',
    'portrait 2.jpg',
    'portrait 10.jpg',
  ])
  expect(others).toEqual(['a film.heic', 'notes.txt'])
})
