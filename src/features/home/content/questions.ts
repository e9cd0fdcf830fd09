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
      answer: msg`Momentum has a 45-day minimum term. Dominion has a 3-month commitment, with a 30-day out-clause if KPIs aren’t met. For everything else, we agree on the dates in writing first.`,
    },
    {
      ...guarantee,
      answer: msg`Launch promises results in 30 days; in Planning, we decide together which result comes first. Momentum is risk-free for 14 days. The portraits come with a 30-day money-back guarantee.`,
    },
    {
      id: 'payment',
      question: msg`What can I buy online?`,
      answer: msg`AI studio portraits (by card): in under 24 hours in most cases. AI Photo Packs (by card or PayPal): in 24–48 hours.`,
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
          'Dominion has a 3-month commitment, with a 30-day out-clause if KPIs aren’t met. For everything else, we agree on the dates in writing first.',
        comment: 'Portuguese edition',
      }),
    },
    {
      ...guarantee,
      answer: msg({
        message:
          'Launch promises results in 30 days; in Planning, we decide together which result comes first. The portraits come with a 30-day money-back guarantee, on top of the 7-day right of withdrawal under the Consumer Protection Code.',
        comment: 'Portuguese edition',
      }),
    },
    {
      id: 'delivery',
      question: msg({ message: 'How long does it take?', comment: 'Portuguese edition' }),
      answer: msg({
        message:
          'Momentum delivers in 7–14 business days, with 2 revision rounds. In most cases, the portraits are ready less than 24 hours after your photos arrive.',
        comment: 'Portuguese edition',
      }),
    },
    {
      id: 'payment',
      question: msg({ message: 'What can I buy online?', comment: 'Portuguese edition' }),
      answer: msg({
        message:
          'The portraits, by card on a page hosted by Stripe: your card details never reach us. On the page of the portraits you pay in reais; the checkout has other packages, in US dollars.',
        comment: 'Portuguese edition',
      }),
    },
    whatWeKeep,
  ],
}
