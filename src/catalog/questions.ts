import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What visitors ask before they write. An answer repeats what the specification, the price book or a legal page says. */
export type Question = { id: string; question: MessageDescriptor; answer: MessageDescriptor }

/** Begins with the terms of service, as every package and service does. */
export const howToBegin: Question = {
  id: 'begin',
  question: msg`How do we begin?`,
  answer: msg`With a free 30-minute strategy consultation, without obligation. We begin once scope, price, start and end are agreed with you in writing.`,
}

/** Repeats the privacy policy. */
export const whatWeKeep: Question = {
  id: 'data',
  question: msg`What happens to my data?`,
  answer: msg`This website sets no cookies and tracks no one. We use what you write only to reply to you, and delete it whenever you ask us to.`,
}
