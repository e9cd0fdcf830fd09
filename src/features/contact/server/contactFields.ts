import type { Context } from 'hono'
import { editionOrDefault } from '~/catalog/editions'
import { contactEditions, contactSources } from '~/core/schemas/contactSources'

/** The fields of a posted contact form, not validated. */
export type ContactFields = Partial<Record<string, string>>

/** Returns the text fields of a posted form; none if the body cannot be parsed. */
export async function readContactFields(c: Context): Promise<ContactFields> {
  const body = await c.req.parseBody().catch(() => ({}))
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Returns edition and source of a form from its fields, with defaults for invalid values. */
export function formOf({ edition: named, source }: ContactFields) {
  const edition = editionOrDefault(contactEditions, named)
  return { edition, source: contactSources.find((known) => known === source) ?? (`${edition}-home` as const) }
}
