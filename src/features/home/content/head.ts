import { msg } from '@lingui/core/macro'
import type { EditionsWith } from '~/catalog/addresses'
import type { HeadText } from '~/catalog/headText'
import { brHero } from '~/features/home/content/br/hero'
import { usHero } from '~/features/home/content/us/hero'

export const homeHead: Record<EditionsWith<'home'>, HeadText> = {
  us: {
    headline: usHero.headline,
    title: msg`AI marketing for small businesses and creators`,
    description: msg`AI tools that work around the clock and strategists who direct them. Monthly marketing packages and ten add-ons. Start with a free strategic plan.`,
  },
  br: {
    headline: brHero.headline,
    title: msg({
      message: 'Digital marketing with AI and human strategy',
      comment: 'Portuguese edition only',
    }),
    description: msg({
      message:
        'The Brazilian agency that combines AI tools and human strategy: ads, social media, websites, automation, and video. The first consultation is free.',
      comment: 'Portuguese edition only',
    }),
  },
}
