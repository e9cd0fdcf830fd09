import type { Context } from 'hono'
import { editionNamed } from '~/catalog/editions'
import { contactEditions, contactSources } from '~/core/schemas/contactSources'

/** The fields of a posted contact form, as they came. */
export type ContactFields = Partial<Record<string, string>>

/** The text fields of a posted form; none where it cannot be read as one. */
export async function readContactFields(c: Context): Promise<ContactFields> {
  const body = await c.req.parseBody().catch(() => ({}))
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Tells which form it was, as well as its fields say. */
export function formOf({ edition: named, source }: ContactFields) {
  const edition = editionNamed(contactEditions, named)
  return { edition, source: contactSources.find((known) => known === source) ?? (`${edition}-home` as const) }
}
