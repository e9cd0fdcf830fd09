import fc from 'fast-check'
import { expect, it } from 'vitest'
import { uniqueNames } from '~/features/photos/server/zip/zipNames'

it('R-UPL-27 names in a zip are unique and neither paths nor device names', () => {
  expect(
    uniqueNames([
      '../../a.jpg',
      'C:\\b.jpg',
      'con.jpg',
      'COM¹.jpg',
      'aux .tar.jpg',
      '..',
      '',
      'a\u202egpj.exe',
      'x\ny.jpg',
      'A.jpg',
      'a.JPG',
    ]),
  ).toEqual([
    'a.jpg',
    'C-b.jpg',
    '_con.jpg',
    '_COM¹.jpg',
    '_aux .tar.jpg',
    'photo',
    'photo (2)',
    'a-gpj.exe',
    'x-y.jpg',
    'A (2).jpg',
    'a (3).JPG',
  ])
})

it('R-UPL-27 distinguishes names that macOS or Windows treats as equal', () => {
  const accents = ['José.jpg'.normalize('NFC'), 'José.jpg'.normalize('NFD'), 'JOSÉ.JPG']
  expect(uniqueNames(accents)).toEqual(['José.jpg', 'José (2).jpg', 'JOSÉ (3).JPG'])
  for (const [one, other] of [
    ['straße.jpg', 'STRASSE.jpg'],
    ['ﬁn.jpg', 'FIN.jpg'],
    ['ΟΔΟΣ.jpg', 'οδος.jpg'],
    ['\u212a.jpg', 'k.jpg'],
  ] as const)
    expect(uniqueNames([one, other])[1]).toContain(' (2)')
})

it('R-UPL-27 names in a zip keep their extension', () => {
  expect(uniqueNames(['..jpg', '.jpg', '. .jpg', 'a. .jpg', '???.heic'])).toEqual([
    'photo.jpg',
    'photo (2).jpg',
    'photo (3).jpg',
    'a.jpg',
    'photo.heic',
  ])
  const [long = '', again = ''] = uniqueNames([`${'写真'.repeat(200)}.jpg`, `${'写真'.repeat(300)}.jpg`])
  expect([long.endsWith('真.jpg') || long.endsWith('写.jpg'), again.endsWith(' (2).jpg')]).toEqual([
    true,
    true,
  ])
})

/** Whether names are equal under the simple case folding of regular expressions. */
const sameByPattern = (one: string, other: string) =>
  new RegExp(`^${one.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&')}$`, 'iu').test(other)

const anyName = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom('.', ' ', '-', 'a', 'A', 'é', 'e\u0301', '\\', '/', '\u200b', 'Con', 'ß'),
    maxLength: 6,
  }),
)

it('R-UPL-27 any photo names become safe, distinct names in a zip', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyName, fc.constantFrom('', '.jpg', '.HEIC')), { maxLength: 12 }),
      (drawn) => {
        const names = uniqueNames(drawn.map((parts) => parts.join('')))
        for (const [index, name] of names.entries()) {
          expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255)
          expect(name).toBe(name.normalize('NFC'))
          expect(name).not.toMatch(/[\p{C}\\/:*?"<>|]|^[.\s]|[.\s]$|^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/iu)
          expect(name).not.toBe('')
          const ending = drawn[index]?.[1] ?? ''
          expect(name.endsWith(ending)).toBe(true)
          for (const other of names.slice(0, index)) {
            expect(name.normalize('NFKC').toLowerCase()).not.toBe(other.normalize('NFKC').toLowerCase())
            expect(sameByPattern(name, other)).toBe(false)
          }
        }
      },
    ),
  )
})
