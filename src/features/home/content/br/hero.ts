import { msg } from '@lingui/core/macro'

export const brHero = {
  headline: msg({ message: 'Start every day ahead of the competition', comment: 'Portuguese edition only' }),
  subheadline: msg({
    message:
      'Marketing with AI tools and human strategy, for small businesses and creators who want to sell more, look better, and stop putting out fires.',
    comment: 'Portuguese edition only',
  }),
  proof: ['guarantee', 'reply', 'consultation'],
} as const
