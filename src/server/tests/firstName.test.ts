import { expect, it } from 'vitest'
import { firstName } from '~/server/mail/firstName'

it.each([
  ['Ana Lima', 'Ana'],
  ['Ana', 'Ana'],
  ['Jean-Luc Picard', 'Jean-Luc'],
  ['D’Angelo Russell', 'D’Angelo Russell'],
  ['Zoé Müller', 'Zoé'],
  ['Dr. Ana Lima', 'Dr. Ana Lima'],
  ['Dr Ana Lima', 'Dr Ana Lima'],
  ['Sra Ana Lima', 'Sra Ana Lima'],
  ['Drake Lima', 'Drake'],
  ['J. P. Lima Jr.', 'J. P. Lima Jr.'],
  ['ACME Corp', 'ACME Corp'],
  ['ana lima', 'ana lima'],
  ['<b>Ana</b>', '<b>Ana</b>'],
  ['', ''],
])('a mail greets %s as %s', (name, greeted) => {
  expect(firstName(name)).toBe(greeted)
})
