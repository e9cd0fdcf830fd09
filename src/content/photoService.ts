import { msg } from '@lingui/core/macro'
import { type EditionsWith, pathOf } from '~/addresses'
import type { HeadText } from '~/content/headText'

export const photoServiceHead: HeadText = {
  headline: msg`Studio portraits without the studio`,
  title: msg`AI Studio Portraits`,
  description: msg`Studio-like portraits made from the photos you already have. High resolution, under 24 hours in most cases, 30-day money-back guarantee.`,
}

/** Facts under the horizon of the hero. The sign and the unit of time belong to the text. */
export const photoStats = [
  {
    id: 'time',
    value: msg({ message: '<24 h', comment: 'fixed by the specification' }),
    label: msg`turnaround in most cases`,
  },
  {
    id: 'scenes',
    value: msg({ message: '15 scenes', comment: 'fixed by the specification' }),
    label: msg`with the Pro+ package`,
  },
  {
    id: 'guarantee',
    value: msg({ message: '30-day guarantee', comment: 'fixed by the specification' }),
    label: msg`or your money back`,
  },
] as const

/** The six points of “How It Works” (R-PHE-03). */
export const photoPoints = [
  {
    id: 'studio',
    icon: 'camera',
    title: msg({ message: 'Studio-like AI portraits', comment: 'fixed by the specification' }),
    text: msg`Light, framing and backdrop as a portrait photographer would set them.`,
  },
  {
    id: 'quality',
    icon: 'phone',
    title: msg({
      message: 'Professional quality without filter apps',
      comment: 'fixed by the specification',
    }),
    text: msg`Nothing to install, nothing to retouch, no plastic skin.`,
  },
  {
    id: 'count',
    icon: 'images',
    title: msg({
      message: 'Upload at least 20 photos for best results',
      comment: 'fixed by the specification',
    }),
    text: msg`Different days, angles and expressions show us who you are.`,
  },
  {
    id: 'time',
    icon: 'clock',
    title: msg({ message: 'Turnaround under 24 hours in most cases', comment: 'fixed by the specification' }),
    text: msg`An email tells you the moment your portraits are ready.`,
  },
  {
    id: 'themes',
    icon: 'globe',
    title: msg({
      message: 'Multiple themes and backgrounds, including global travel scenes',
      comment: 'fixed by the specification',
    }),
    text: msg`The studio, the office, a street in Paris, a beach at dusk.`,
  },
  {
    id: 'resolution',
    icon: 'sharp',
    title: msg({ message: 'High-resolution output', comment: 'fixed by the specification' }),
    text: msg`Files that hold up on a profile, on a website and on paper.`,
  },
] as const

/** The one picture of a person as sent, and the same person as returned. */
export const photoSample = {
  before: msg`A woman in an everyday snapshot`,
  after: [
    { id: 'studio', label: msg`Studio`, alt: msg`The same woman in a studio portrait` },
    { id: 'office', label: msg`Office`, alt: msg`The same woman in an office portrait` },
    { id: 'paris', label: msg`Paris`, alt: msg`The same woman portrayed in Paris` },
    { id: 'beach', label: msg`Beach`, alt: msg`The same woman portrayed at the beach` },
  ],
} as const

/** How the plan that is priced by agreement is asked for. */
export const askedBy: Record<EditionsWith<'photo-service'>, 'email' | 'whatsapp'> = {
  us: 'email',
  br: 'whatsapp',
}

/** The way to the checkout, which sells other packages at other prices. */
export const checkoutLink: Record<
  EditionsWith<'photo-service'>,
  { href: string; label: ReturnType<typeof msg> }
> = {
  us: {
    href: pathOf('checkout', 'us'),
    label: msg({
      message: 'Pay with PayPal or see all checkout packages',
      comment: 'fixed by the specification',
    }),
  },
  br: {
    href: pathOf('checkout', 'br'),
    label: msg({ message: 'See the checkout in dollars', comment: 'fixed by the specification' }),
  },
}
