import * as v from 'valibot'
import { type EditionsWith, editionsOf, hasScreen } from '~/catalog/addresses'
import { anyEmail, filledLine, line, words } from './schemas/fields'

/** The forms that a message can come from. */
/** An edition with contact forms. They stand on its home and on the landing page. */
export type ContactEdition = EditionsWith<'home' | 'landing'>
export const contactEditions = editionsOf('home').filter((edition): edition is ContactEdition =>
  hasScreen(edition, 'landing'),
) as [ContactEdition, ...ContactEdition[]]

export type ContactSource = `${ContactEdition}-home` | 'landing'
export const contactSources: [ContactSource, ...ContactSource[]] = [
  'landing',
  ...contactEditions.map((edition) => `${edition}-home` as const),
]

/** Why a message may come from a machine. It is kept and passed on all the same (R-FRM-16). */
export const contactFlags = ['trap', 'too_often', 'challenge'] as const
export type ContactFlag = (typeof contactFlags)[number]

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
