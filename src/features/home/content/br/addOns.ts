import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { IconName } from '~/catalog/icons'
import type { AddOn } from '~/catalog/products'
import { type AddOnTier, listed } from '../addOns'
import * as tiers from './tiers'

/**
 * A power-up of the Portuguese home (R-DAT-04). Its prices are in the price book, and its link is derived from `id`.
 */
export type PowerUp = {
  id: AddOn
  name: MessageDescriptor
  description: MessageDescriptor
  icon: IconName
  /** A second part of the starting price: a key of the price book. */
  plus?: string
  tiers: readonly AddOnTier[]
}

/** In price book order. */
export const powerUps: readonly PowerUp[] = listed<Omit<PowerUp, 'id'>>({
  'ai-photos': {
    name: msg`AI studio portraits`,
    description: msg`Magazine-grade portraits from photos you already have.`,
    icon: 'camera',
    tiers: tiers.photos,
  },
  'ai-agent-automation': {
    name: msg`AI agent automation`,
    description: msg`An agent that answers, qualifies, and books for you.`,
    icon: 'workflow',
    tiers: tiers.automation,
  },
  'animated-event-video': {
    name: msg`Animated event video`,
    description: msg`A film that makes people want to be there.`,
    icon: 'film',
    tiers: tiers.video,
  },
  'website-design-build': {
    name: msg`Website/funnel build`,
    description: msg`A fast, good-looking site made to sell.`,
    icon: 'globe',
    tiers: tiers.website,
  },
  'ad-management': {
    name: msg`Stand-alone ad management`,
    description: msg`Your media budget in hands that follow every click.`,
    icon: 'megaphone',
    tiers: tiers.ads,
  },
  'email-marketing': {
    name: msg`Email marketing`,
    description: msg`Emails that are opened, read, and answered.`,
    icon: 'mail',
    tiers: tiers.email,
  },
  'ad-creative-pack': {
    name: msg`Ad creative pack`,
    description: msg`Ads that stop the scroll.`,
    icon: 'images',
    tiers: tiers.creatives,
  },
  'social-media-management': {
    name: msg`Social media management`,
    description: msg`Planned, designed, and published for you.`,
    icon: 'phone',
    tiers: tiers.social,
  },
  'auto-responder-bot-setup': {
    name: msg`Auto-responder bot`,
    description: msg`WhatsApp answered right away, even at three in the morning.`,
    icon: 'bot',
    plus: 'start-maintenance',
    tiers: tiers.bot,
  },
  'youtube-editing': {
    name: msg`YouTube video editing`,
    description: msg`You record. We take care of the rest.`,
    icon: 'video',
    tiers: tiers.youtube,
  },
})
