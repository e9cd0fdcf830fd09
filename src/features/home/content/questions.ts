import { msg } from '@lingui/core/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { howToBegin, type Question, whatWeKeep } from '~/catalog/questions'

const guarantee = {
  id: 'guarantee',
  question: msg`What do you guarantee?`,
}

/** By edition, because package promises (R-PKG-17) and checkouts differ. */
export const homeQuestions: Record<EditionsWith<'home'>, readonly Question[]> = {
  us: [
    howToBegin,
    {
      id: 'term',
      question: msg`How long am I committed?`,
      answer: msg`Momentum has a 45-day minimum term. Dominion has a 3-month commitment, with a 30-day out-clause if KPIs are not met. For all else, start and end are what we agree in writing.`,
    },
    {
      ...guarantee,
      answer: msg`Launch promises results in 30 days; which result comes first is settled with you in Planning. Momentum is risk-free for 14 days. The portraits have a 30-day money-back guarantee.`,
    },
    {
      id: 'payment',
      question: msg`What can I pay online?`,
      answer: msg`The portraits: by card on a page hosted by Stripe, or with PayPal. We never receive your card details. They are usually ready 24–48 hours after your photos arrive.`,
    },
    whatWeKeep,
  ],
  br: [
    howToBegin,
    {
      id: 'term',
      question: msg({ message: 'Is there a minimum term?', comment: 'Portuguese edition' }),
      answer: msg({
        message:
          'Dominion has a 3-month commitment, with a 30-day out-clause if KPIs are not met. For all else, start and end are what we agree in writing.',
        comment: 'Portuguese edition',
      }),
    },
    {
      ...guarantee,
      answer: msg({
        message:
          'Launch promises results in 30 days; which one comes first we decide together, in Planning. The portraits have a 30-day money-back guarantee, besides the 7 days of withdrawal of the Consumer Protection Code.',
        comment: 'Portuguese edition',
      }),
    },
    {
      id: 'delivery',
      question: msg({ message: 'How long until it is ready?', comment: 'Portuguese edition' }),
      answer: msg({
        message:
          'Momentum delivers in 7–14 business days, with 2 revision rounds. The portraits are in most cases ready in under 24 hours after your photos have arrived.',
        comment: 'Portuguese edition',
      }),
    },
    {
      id: 'payment',
      question: msg({ message: 'What can I pay online?', comment: 'Portuguese edition' }),
      answer: msg({
        message:
          'The portraits, by card on a page of Stripe: your card details never reach us. That checkout has plans of its own and charges US dollars.',
        comment: 'Portuguese edition',
      }),
    },
    whatWeKeep,
  ],
}
