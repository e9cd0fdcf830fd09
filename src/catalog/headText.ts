import type { MessageDescriptor } from '@lingui/core'

/** What the head of a page says: its title without the brand, and its description. */
export type HeadText = {
  title: MessageDescriptor
  description: MessageDescriptor
  /** The headline of the page where it is not the title: what its social picture says. */
  headline?: MessageDescriptor
}
