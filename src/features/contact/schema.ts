import * as v from 'valibot'
import { contactEditions, contactSources } from '~/core/schemas/contactSources'
import { anyEmail, line, multilineText, requiredLine } from '~/core/schemas/fields'

/** Empty is NULL, never '' (R-FRM-10). */
const optionalLine = v.pipe(
  v.optional(line, ''),
  v.transform((text) => text || null),
)

/** A completed contact form. No field has a maximum length; only the request size is limited (R-FRM-04). */
export const contactSchema = v.pipe(
  v.object({
    source: v.picklist(contactSources),
    edition: v.picklist(contactEditions),
    name: requiredLine,
    email: anyEmail,
    business: optionalLine,
    company: optionalLine,
    instagram: optionalLine,
    message: v.pipe(multilineText, v.minLength(1)),
    /** Honeypot: people do not see this field. */
    website: v.optional(v.string(), ''),
    /** Idempotency key, one per completed form; a form posted without script has none. */
    formKey: v.optional(v.string()),
    /** Token of the challenge, if one is configured. */
    'cf-turnstile-response': v.optional(v.string()),
  }),
  // Both field names are stored in one column (R-FRM-20).
  v.transform(({ business, company, website, 'cf-turnstile-response': challenge, ...form }) => ({
    ...form,
    company: company ?? business,
    trapped: website !== '',
    challenge,
  })),
)
export type ContactMessage = v.InferOutput<typeof contactSchema>
export type ContactFormValues = v.InferInput<typeof contactSchema>

/** The fields that a visitor fills in: `content.ts` has a label for each. */
export type ContactFieldName = Exclude<
  keyof ContactFormValues,
  'source' | 'edition' | 'website' | 'formKey' | 'cf-turnstile-response'
>

/** What is stored of a message, by column: a field without a column is a type error in `storeMessage.ts`. */
export type ContactContent = Omit<ContactMessage, 'formKey' | 'trapped' | 'challenge'>

export function contactContent({
  formKey: _key,
  trapped: _trapped,
  challenge: _challenge,
  ...content
}: ContactMessage): ContactContent {
  return content
}
