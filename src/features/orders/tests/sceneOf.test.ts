import { expect, it } from 'vitest'
import { sceneOf } from '../sceneOf'

it('names a portrait after its scene, as the studio has named the file', () => {
  expect(
    [
      'Paris.jpg',
      'City at night 2.jpeg',
      'city-at-night_03.png',
      'Cidade à noite (2).jpg',
      'Café.webp',
      '朝の光の中.jpg',
    ].map(sceneOf),
  ).toEqual(['Paris', 'City at night', 'city at night', 'Cidade à noite', 'Café', '朝の光の中'])
})

it('gives no name that a camera or a program made up', () => {
  const names = [
    ...[
      'IMG_0034.jpg',
      'DSC00123.JPG',
      'DSCF12.jpg',
      'portrait-01.png',
      'Retrato 7.jpg',
      'photo.jpg',
      '01.jpg',
      '.jpg',
      '',
    ],
    ...[
      '9f86d081884c.png',
      'P1020.JPG',
      '2027-03-05 studio.jpg',
      `${'x'.repeat(41)}.jpg`,
      'final_2.jpg',
      'out.png',
    ],
  ]
  expect(names.map(sceneOf)).toEqual(names.map(() => undefined))
})
