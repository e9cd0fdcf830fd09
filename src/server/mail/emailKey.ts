import { type SQL, sql } from 'drizzle-orm'
import { asciiDomain } from '~/core/schemas/asciiDomain'
import { foldCase } from '~/core/schemas/foldCase'
import { contacts, orders } from '../db/schema'

/** Returns the lookup key of an email address: case-folded, with its domain in ASCII. */
export function emailKey(email: string): string {
  const ascii = asciiDomain(email)
  const at = ascii.lastIndexOf('@')
  return foldCase(ascii.slice(0, at)) + ascii.slice(at).toLowerCase()
}

/** Returns an order's columns for the buyer's email address. No other code writes these columns. */
export function orderEmailColumns(email: string | null) {
  return { customerEmail: email, emailKey: storedKey(email) }
}

/** Returns the key to store with an address; `null` for ASCII, where SQLite's `lower` gives the same key. */
export function storedKey(email: string | null): string | null {
  return email === null || /^\p{ASCII}*$/u.test(email) ? null : emailKey(email)
}

const keys = {
  orders: sql`coalesce(${orders.emailKey}, lower(${orders.customerEmail}))`,
  contacts: sql`coalesce(${contacts.emailKey}, lower(${contacts.email}))`,
}

/** True for the rows with an email address. The index uses the same expression. */
export function hasEmailAddress(table: keyof typeof keys, email: string): SQL {
  return sql`${keys[table]} = ${emailKey(email)}`
}
