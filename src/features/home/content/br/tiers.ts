import { msg } from '@lingui/core/macro'
import type { AddOnTier } from '../addOns'
import { photoSet, tier, tierNames } from '../tiers'

export const photos = [
  tier('essential', tierNames.essential, ...photoSet(6, 4, 2)),
  tier('pro', tierNames.pro, ...photoSet(12, 6, 3)),
  tier('pro-plus', tierNames.proPlus, ...photoSet(20, 15, 10)),
  tier('premium', msg({ message: 'Premium custom', comment: 'fixed by the specification' }), msg`20+ photos`),
]

export const automation = [
  tier('basic', tierNames.basic, msg`1 agent`, msg`1,000 interactions/month`),
  tier('pro', tierNames.pro, msg`3 agents`, msg`10,000 interactions/month`),
]

export const video = [
  tier('standard', tierNames.standard, msg`Up to 60 s, 2D`),
  tier('premium', tierNames.premium, msg`Up to 120 s, 3D`),
]

export const website: AddOnTier[] = [
  { ...tier('single-page', msg`Single page`, msg`2 revisions`), upkeep: 'single-page-maintenance' },
  { ...tier('five-page', msg`5-page site`, msg`3 revisions`), upkeep: 'five-page-maintenance' },
]

export const ads = [
  tier('meta', msg({ message: 'Meta', comment: 'fixed by the specification' }), msg`Up to 3 campaigns`),
  tier('google', msg({ message: 'Google', comment: 'fixed by the specification' }), msg`Unlimited campaigns`),
]

export const email = [
  tier('core', msg({ message: 'Core', comment: 'fixed by the specification' }), msg`4 campaigns per month`),
  tier('pro', tierNames.pro, msg`8 campaigns per month`, msg`A/B tests`),
]

export const creatives = [
  tier(
    'static',
    msg({ message: 'Static Images', comment: 'fixed by the specification' }),
    msg`5 images`,
    msg`3 formats`,
  ),
  tier('pro', msg({ message: 'Pro Pack', comment: 'fixed by the specification' }), msg`3 short videos`),
]

export const social = [
  tier('essential', tierNames.essential, msg`12 posts`, msg`8 stories`),
  tier(
    'complete',
    msg({ message: 'Complete', comment: 'fixed by the specification' }),
    msg`20 posts`,
    msg`16 stories`,
  ),
]

export const bot = [
  tier('setup', msg({ message: 'Setup', comment: 'fixed by the specification' }), msg`Up to 10 replies`),
  tier('maintenance', msg({ message: 'Maintenance', comment: 'fixed by the specification' })),
]

export const youtube = [
  tier('basic', tierNames.basic, msg`Up to 15 min`, msg`48 h`),
  tier('pro', tierNames.pro, msg`Up to 30 min`, msg`72 h`),
]
