import type { MessageDescriptor } from '@lingui/core'

/** Texts of a page's head: its title without the brand, and its description. */
export type HeadText = {
  title: MessageDescriptor
  description: MessageDescriptor
  /** The page's headline if it differs from the title; the social picture shows it. */
  headline?: MessageDescriptor
}
