import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type EditionsWith, pathOf } from '~/catalog/addresses'
import type { HeadText } from '~/catalog/headText'
import { faces } from '~/catalog/owner/faces'
import type { PrintName } from '~/features/portraits/ownFace/lightNames'

export const photoServiceHead: HeadText = {
  headline: msg`Studio portraits without the studio`,
  title: msg`AI Studio Portraits`,
  description: msg`Studio-like portraits made from the photos you already have. High resolution, under 24 hours in most cases, 30-day money-back guarantee.`,
}

/** Facts under the hero's horizon. Sign and unit are part of the text. */
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
    label: msg`your money back if you’re not happy`,
  },
] as const

/** The six points of “How It Works” (R-PHE-03). */
export const photoPoints = [
  {
    id: 'studio',
    title: msg({ message: 'Studio-like AI portraits', comment: 'fixed by the specification' }),
    text: msg`Light, framing, and backdrop the way a portrait photographer would set them.`,
  },
  {
    id: 'quality',
    title: msg({
      message: 'Professional quality without filter apps',
      comment: 'fixed by the specification',
    }),
    text: msg`Nothing to install, nothing to retouch, no plastic skin.`,
  },
  {
    id: 'count',
    title: msg({
      message: 'Upload at least 20 photos for best results',
      comment: 'fixed by the specification',
    }),
    text: msg`Different days, angles, and expressions show us who you are.`,
  },
  {
    id: 'time',
    title: msg({ message: 'Turnaround under 24 hours in most cases', comment: 'fixed by the specification' }),
    text: msg`An email tells you the moment your portraits are ready.`,
  },
  {
    id: 'themes',
    title: msg({
      message: 'Multiple themes and backgrounds, including global travel scenes',
      comment: 'fixed by the specification',
    }),
    text: msg`The studio, the office, a street in Paris, a beach at dusk.`,
  },
  {
    id: 'resolution',
    title: msg({ message: 'High-resolution output', comment: 'fixed by the specification' }),
    text: msg`Files that hold up on a profile, on a website, and on paper.`,
  },
] as const

/** The buyer's three steps, with drawings. */
export const photoSteps = [
  {
    id: 'pay',
    title: msg`Pay`,
    text: msg`You choose a package and pay once, on Stripe’s payment page. Your upload page opens right after.`,
  },
  {
    id: 'upload',
    title: msg`Upload 20–30 photos`,
    text: msg`Straight from your phone: different days, angles, and moods. No photographer or fancy camera needed.`,
  },
  {
    id: 'receive',
    title: msg`Receive your portraits`,
    text: msg`You get an email with the link to your portraits in high resolution. Download the ones you like, or all at once.`,
  },
] as const

/** A person's own photo and the fifteen scenes made from it: `public/people/sample-<id>.svg`. */
export const photoSample = {
  before: { id: 'snapshot', label: msg`Your photo`, alt: msg`A woman in an everyday snapshot` },
  after: [
    { id: 'studio', label: msg`Studio`, alt: msg`The same woman in a blazer, in warm studio light` },
    { id: 'office', label: msg`Office`, alt: msg`In a blouse, at the office window in the morning` },
    { id: 'paris', label: msg`Paris`, alt: msg`In a red scarf, the Eiffel Tower at dusk behind her` },
    { id: 'beach', label: msg`Beach`, alt: msg`In a white shirt, the sun half over the sea` },
    { id: 'night', label: msg`City at night`, alt: msg`In a bomber jacket, among the lights of a street` },
    { id: 'garden', label: msg`Garden`, alt: msg`In a printed shirt, under an arch of flowers` },
    { id: 'library', label: msg`Library`, alt: msg`In a cardigan, between shelves of books` },
    { id: 'cafe', label: msg`Café`, alt: msg`In a striped top, at a café window with a cup` },
    { id: 'theatre', label: msg`Theater`, alt: msg`In a dark evening jacket, a red curtain behind her` },
    { id: 'mountain', label: msg`Mountains`, alt: msg`With a backpack, snowy peaks behind her` },
    {
      id: 'monochrome',
      label: msg`Black and white`,
      alt: msg`A close-up in black and white, in a dark sweater`,
    },
    { id: 'workshop', label: msg`Workshop`, alt: msg`In a work shirt with brushes, among her tools` },
    { id: 'stage', label: msg`Stage`, alt: msg`At a lectern with a microphone, in a spotlight` },
    { id: 'airport', label: msg`Airport`, alt: msg`In a light coat with a suitcase, planes behind her` },
    { id: 'home', label: msg`At home`, alt: msg`In a hoodie, in an armchair by a lamp` },
  ],
} as const

/** What visitors see of a photo of their own, each below its print. */
export const printLabels: Record<PrintName, MessageDescriptor> = {
  original: photoSample.before.label,
  studio: msg({ message: 'Soft light', comment: 'A light in which a photo is shown' }),
  window: msg({ message: 'By the window', comment: 'A light in which a photo is shown' }),
  sunset: msg({ message: 'At sunset', comment: 'A light in which a photo is shown' }),
  night: msg({ message: 'City lights', comment: 'A light in which a photo is shown' }),
  monochrome: msg`Black and white`,
}

/** Sentences quoted from the privacy policy, verified by a test, each with the id of its section. */
export const photoPromises = [
  {
    id: 'storage',
    part: 'photos',
    title: msg`Private storage`,
    text: msg`Your photos and your portraits are kept in private storage, without a public address. Each download link works for up to 24 hours, and your order page makes a new one whenever you open it.`,
  },
  {
    id: 'location',
    part: 'photos',
    title: msg`Location removed`,
    text: msg`Before a photo leaves your device, your browser removes the location and camera data in the file.`,
  },
  {
    id: 'deletion',
    part: 'retention',
    ...(faces.photoDays === faces.portraitDays
      ? {
          title: msg({
            message: 'Deleted after {photoDays, plural, one {# day} other {# days}}',
            comment: 'Title of a promise about photos and portraits',
          }),
          text: msg({
            message:
              'We delete your photos and portraits {photoDays, plural, one {# day} other {# days}} after the portraits are delivered or your order is refunded.',
            comment: 'Quoted from the privacy policy',
          }),
        }
      : {
          title: msg({
            message: 'Photos deleted after {photoDays, plural, one {# day} other {# days}}',
            comment: 'Title of a promise about photos and portraits',
          }),
          text: msg({
            message:
              'We delete your photos {photoDays, plural, one {# day} other {# days}} and your portraits {portraitDays, plural, one {# day} other {# days}} after the portraits are delivered or your order is refunded.',
            comment: 'Quoted from the privacy policy',
          }),
        }),
  },
  {
    id: 'examples',
    part: 'photos',
    title: msg`Only for your portraits`,
    text: msg`We use the photos you upload for one purpose only: to produce the portraits you ordered. We do not use them to identify you, and we do not use them for advertising, as samples, or for other customers.`,
  },
] as const

/** How to request the plan whose price is by agreement, and what its card says about that. */
export const customPlan = {
  us: {
    contact: 'email',
    note: msg`Opens an email: you pay only after we agree on scenes and style.`,
  },
  br: {
    contact: 'whatsapp',
    note: msg`Opens WhatsApp: you pay only after we agree on scenes and style.`,
  },
} as const satisfies Record<EditionsWith<'photo-service'>, unknown>

/** The link to the checkout, which sells other packages at other prices, and its payment methods. */
export const checkoutOffer = {
  us: {
    href: pathOf('checkout', 'us'),
    label: msg({
      message: 'Pay with PayPal or see all checkout packages',
      comment: 'fixed by the specification',
    }),
    payment: msg`By card or PayPal.`,
  },
  br: {
    href: pathOf('checkout', 'br'),
    label: msg({ message: 'See the checkout in dollars', comment: 'fixed by the specification' }),
    payment: msg`By card.`,
  },
} as const satisfies Record<EditionsWith<'photo-service'>, object>
