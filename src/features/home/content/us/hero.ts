import { msg } from '@lingui/core/macro'

export const usHero = {
  headline: msg`Wake up to more customers`,
  subheadline: msg`AI tools that work around the clock, steered by people with a plan. Marketing for small businesses and creators who are ready to grow.`,
  note: msg`Your plan starts with a free 30-minute strategy consultation.`,
  proof: ['guarantee', 'reply'],
} as const
