import type { MessageDescriptor } from '@lingui/core'

/** A paragraph, or the items of a list. */
type LegalBlock = MessageDescriptor | readonly MessageDescriptor[]

/** `id` is the anchor, the same in both languages. */
export type LegalSection = { id: string; heading: MessageDescriptor; body: readonly LegalBlock[] }

/**
 * A legal document. Its texts may use `{brand}`, `{email}`, `{tools}` and the owner's numbers about photos, and
 * `<0>` around a link to the privacy policy; the page appends the contact details.
 */
export type LegalDocument = {
  title: MessageDescriptor
  intro: MessageDescriptor
  sections: readonly LegalSection[]
}
