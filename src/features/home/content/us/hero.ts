import { msg } from '@lingui/core/macro'

export const usHero = {
  headline: msg`Wake up to more customers`,
  subheadline: msg`AI tools that work around the clock, steered by people with a plan. Marketing for small businesses and creators who are ready to grow.`,
  proof: ['guarantee', 'reply'],
} as const
