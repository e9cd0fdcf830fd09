import { msg } from '@lingui/core/macro'
import { photoSet, tier, tierNames } from '../tiers'

const names = {
  ...tierNames,
  starter: msg({ message: 'Starter', comment: 'fixed by the specification' }),
  professional: msg({ message: 'Professional', comment: 'fixed by the specification' }),
  enterprise: msg({ message: 'Enterprise', comment: 'fixed by the specification' }),
}

const seconds = (length: number) => msg({ message: `${length} s`, comment: 'Length in seconds' })
const revisions = (count: number) => msg`${count} revisions`
const adCount = (count: number) => msg`${count} creatives`
const posts = (count: number) => msg`${count} posts`
const campaigns = (count: number) => msg`${count} campaigns`
const videos = (count: number) => msg`${count} videos`

export const photos = [
  tier('essential', names.essential, ...photoSet(6, 4, 2)),
  tier('pro', names.pro, ...photoSet(12, 6, 3)),
  tier('pro-plus', names.proPlus, ...photoSet(20, 15, 10)),
  tier(
    'premium',
    msg({ message: 'Premium Custom', comment: 'fixed by the specification' }),
    msg`20+ photos`,
    msg`Scenes agreed with you`,
  ),
]

export const automation = [
  tier('starter', names.starter, msg`Answers everyday questions`),
  tier('professional', names.professional, msg`Qualifies leads and books calls`),
  tier('enterprise', names.enterprise, msg`Custom workflows across your team`),
]

export const video = [
  tier('standard', names.standard, seconds(60), revisions(2)),
  tier('premium', names.premium, seconds(90), revisions(3), msg`4K`),
  tier(
    'deluxe',
    msg({ message: 'Deluxe', comment: 'fixed by the specification' }),
    seconds(120),
    msg`Unlimited revisions`,
  ),
]

export const website = [
  tier(
    'landing-page',
    msg({ message: 'Landing Page', comment: 'fixed by the specification' }),
    msg`A single page with a single goal`,
  ),
  tier(
    'business-website',
    msg({ message: 'Business Website', comment: 'fixed by the specification' }),
    msg`5 pages`,
  ),
  tier(
    'sales-funnel',
    msg({ message: 'Sales Funnel', comment: 'fixed by the specification' }),
    msg`Pages and follow-up in one flow`,
  ),
]

export const ads = [
  tier('starter', names.starter, msg`Campaign setup and upkeep`),
  tier('professional', names.professional, msg`Audience and creative testing`),
  tier('enterprise', names.enterprise, msg`Planning and reporting across channels`),
]

export const creatives = [
  tier('basic', names.basic, adCount(10)),
  tier('professional', names.professional, adCount(20)),
  tier('premium', names.premium, adCount(40)),
]

export const social = [
  tier('basic', names.basic, posts(12)),
  tier('professional', names.professional, posts(20)),
  tier('premium', names.premium, posts(30)),
]

export const bot = [
  tier(
    'single',
    msg({ message: 'Single', comment: 'fixed by the specification; a bot for one platform' }),
    msg`A bot for the channel you use most`,
  ),
  tier(
    'multi-platform',
    msg({ message: 'Multi-Platform', comment: 'fixed by the specification' }),
    msg`The same answers on every channel`,
  ),
  tier('enterprise', names.enterprise, msg`Custom flows and integrations`),
]

export const email = [
  tier('starter', names.starter, campaigns(2)),
  tier('professional', names.professional, campaigns(4)),
  tier('enterprise', names.enterprise, msg`Unlimited campaigns`),
]

export const youtube = [
  tier('basic', names.basic, videos(4)),
  tier('professional', names.professional, videos(8)),
  tier('creator', msg({ message: 'Creator', comment: 'fixed by the specification' }), videos(15)),
]
