import { type SQL, sql } from 'drizzle-orm'
import { asciiDomain } from '~/core/schemas/asciiDomain'
import { foldCase } from '~/core/schemas/foldCase'
import { contacts, orders } from '../db/schema'

/** What an address is found by: neither case nor spelling matters, and a domain is the same in Unicode and in ASCII. */
export function emailKey(email: string): string {
  const ascii = asciiDomain(email)
  const at = ascii.lastIndexOf('@')
  return foldCase(ascii.slice(0, at)) + ascii.slice(at).toLowerCase()
}

/** What an order stores of the address that its mails go to. Nothing else writes these columns. */
export function orderAddress(email: string | null) {
  return { customerEmail: email, emailKey: storedKey(email) }
}

/** The key as it stands beside an address: NULL for ASCII, where the database's own `lower` gives the same. */
export function storedKey(email: string | null): string | null {
  return email === null || /^\p{ASCII}*$/u.test(email) ? null : emailKey(email)
}

const keys = {
  orders: sql`coalesce(${orders.emailKey}, lower(${orders.customerEmail}))`,
  contacts: sql`coalesce(${contacts.emailKey}, lower(${contacts.email}))`,
}

/** Holds for the rows of an address. The index is on the same expression. */
export function isOfAddress(table: keyof typeof keys, email: string): SQL {
  return sql`${keys[table]} = ${emailKey(email)}`
}
