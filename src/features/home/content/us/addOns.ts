import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isMonthly, priceOf, prices } from '~/catalog/prices'
import type { AddOn } from '~/catalog/products'
import { type AddOnTier, listed } from '../addOns'
import * as tiers from './tiers'

/**
 * An add-on of the English home (R-DAT-03). Its starting price and tier prices are in the price book, and its link is
 * derived from `id`.
 */
type UsAddOn = {
  id: AddOn
  name: MessageDescriptor
  summary: MessageDescriptor
  tiers: readonly AddOnTier[]
}

const once = msg({ message: 'One-time payment. No subscription.', comment: 'fixed by the specification' })
const onceForTheBuild = msg({
  message: 'One-time payment for the build. Optional monthly plans are shown on its page.',
  comment: 'fixed by the specification',
})

/** The tooltip of a one-time service, which depends on whether its page also has monthly prices (R-USH-18). */
export function billingNote({ id }: UsAddOn): MessageDescriptor | undefined {
  if (isMonthly(priceOf('us', 'home', id))) return undefined
  const monthly = prices.some(
    (price) => price.edition === 'us' && price.surface === 'page' && price.product === id && isMonthly(price),
  )
  return monthly ? onceForTheBuild : once
}

/** In price book order (R-USH-17). */
export const usAddOns: readonly UsAddOn[] = listed<Omit<UsAddOn, 'id'>>({
  'ai-photos': {
    name: msg({ message: 'AI Studio Portraits', comment: 'fixed by the specification' }),
    summary: msg`Studio-quality portraits from the photos on your phone.`,
    tiers: tiers.photos,
  },
  'ai-agent-automation': {
    name: msg({ message: 'AI Agent Automation', comment: 'fixed by the specification' }),
    summary: msg`Answers, qualifies, and books while you work.`,
    tiers: tiers.automation,
  },
  'animated-event-video': {
    name: msg({ message: 'Animated Event Video', comment: 'fixed by the specification' }),
    summary: msg`A film that fills your event before the doors open.`,
    tiers: tiers.video,
  },
  'website-design-build': {
    name: msg({ message: 'Website/Funnel Build', comment: 'fixed by the specification' }),
    summary: msg`Designed, written, and built to turn visits into inquiries.`,
    tiers: tiers.website,
  },
  'ad-management': {
    name: msg({ message: 'Ad Management', comment: 'fixed by the specification' }),
    summary: msg`Your ad budget, watched and tuned by people.`,
    tiers: tiers.ads,
  },
  'ad-creative-pack': {
    name: msg({ message: 'Ad Creative Pack', comment: 'fixed by the specification' }),
    summary: msg`A fresh set of ads, sized for every place they run.`,
    tiers: tiers.creatives,
  },
  'social-media-management': {
    name: msg({ message: 'Social Media Management', comment: 'fixed by the specification' }),
    summary: msg`Your posts planned, written, designed, and published.`,
    tiers: tiers.social,
  },
  'auto-responder-bot-setup': {
    name: msg({ message: 'Auto-Responder Bot', comment: 'fixed by the specification' }),
    summary: msg`A first reply to every message, day or night.`,
    tiers: tiers.bot,
  },
  'email-marketing': {
    name: msg({ message: 'Email Marketing', comment: 'fixed by the specification' }),
    summary: msg`Emails your list opens and acts on.`,
    tiers: tiers.email,
  },
  'youtube-editing': {
    name: msg({ message: 'YouTube Video Editing', comment: 'fixed by the specification' }),
    summary: msg`You record. We cut, caption, and polish.`,
    tiers: tiers.youtube,
  },
})
