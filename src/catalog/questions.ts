import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** A frequently asked question. The answer repeats the specification, the price book or a legal page. */
export type Question = { id: string; question: MessageDescriptor; answer: MessageDescriptor }

/** Repeats the terms of service, which apply to every package and service. */
export const howToBegin: Question = {
  id: 'begin',
  question: msg`How do we start?`,
  answer: msg`With a free 30-minute strategy consultation, no obligation. We start once we’ve agreed in writing on scope, price, and dates.`,
}

/** Repeats the privacy policy. */
export const whatWeKeep: Question = {
  id: 'data',
  question: msg`What happens to my data?`,
  answer: msg`This website sets no cookies and tracks no one. We use what you write only to reply to you, and we delete it whenever you ask.`,
}
