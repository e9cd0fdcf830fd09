import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { createOrderNumber, formatOrderNumber } from '~/core/schemas/orderNumber'

const folder = new URL('../../../migrations/', import.meta.url)

it('generates unambiguous eight-character numbers and formats them in two halves', () => {
  const numbers = Array.from({ length: 500 }, createOrderNumber)
  for (const number of numbers) expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(new Set(numbers).size).toBe(500)
  // Every character of the alphabet comes up: 4,000 draws miss one with a chance of 10^-54.
  expect(new Set(numbers.join('')).size).toBe(32)
  expect(formatOrderNumber('K7QM2X9P')).toBe('K7QM-2X9P')
})

it('the migration gives every existing order a unique number', () => {
  const database = new DatabaseSync(':memory:')
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  const first = files.findIndex((text) => text.includes('orders_number'))
  for (const text of files.slice(0, first)) database.exec(text)
  const insert = database.prepare(`INSERT INTO orders (id, offer, plan, edition, locale, amount_minor,
    currency, provider, request_key, status, expires_at, created_at, updated_at)
    VALUES (?, 'checkout', 'pro', 'us', 'en-US', 1, 'USD', 'stripe', ?, 'paid', 0, 0, 0)`)
  for (let index = 0; index < 3000; index++) insert.run(`order-${index}`, `key-${index}`)
  for (const text of files.slice(first)) database.exec(text)
  const numbers = database.prepare('SELECT number FROM orders').all() as { number: string }[]
  for (const { number } of numbers) expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(new Set(numbers.map(({ number }) => number)).size).toBe(3000)
})
