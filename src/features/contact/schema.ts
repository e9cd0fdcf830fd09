import * as v from 'valibot'
import { contactEditions, contactSources } from '~/core/schemas/contactSources'
import { anyEmail, filledLine, line, words } from '~/core/schemas/fields'

/** Empty is NULL, never '' (R-FRM-10). */
const optionalLine = v.pipe(
  v.optional(line, ''),
  v.transform((text) => text || null),
)

/** A filled-in contact form. No field has a maximum but that of the request (R-FRM-04). */
export const contactSchema = v.pipe(
  v.object({
    source: v.picklist(contactSources),
    edition: v.picklist(contactEditions),
    name: filledLine,
    email: anyEmail,
    business: optionalLine,
    company: optionalLine,
    instagram: optionalLine,
    message: v.pipe(words, v.minLength(1)),
    /** The trap: people do not see this field. */
    website: v.optional(v.string(), ''),
    /** One for each filled-in form; a form posted without script has none. */
    formKey: v.optional(v.string()),
    /** The proof of the challenge, where one is configured. */
    'cf-turnstile-response': v.optional(v.string()),
  }),
  // One column for both names of the same thing (R-FRM-20).
  v.transform(({ business, company, website, 'cf-turnstile-response': challenge, ...form }) => ({
    ...form,
    company: company ?? business,
    trapped: website !== '',
    challenge,
  })),
)
export type ContactMessage = v.InferOutput<typeof contactSchema>
export type ContactFormValues = v.InferInput<typeof contactSchema>
