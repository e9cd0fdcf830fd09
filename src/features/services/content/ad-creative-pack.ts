import { msg } from '@lingui/core/macro'
import { sample } from './samples/ad-creative-pack.sample'
import type { Service, ServicePage } from './service'

const name = msg({ message: 'Ad Creative Pack', comment: 'fixed by the specification' })
const images = msg({ message: 'Static Images', comment: 'fixed by the specification' })
const pro = msg({ message: 'Pro Pack', comment: 'fixed by the specification' })

const billing = { id: 'billing', label: msg`Billing`, value: msg`flat price; Pro adds monthly hosting` }
const hosting = [
  {
    plan: 'pro-hosting',
    text: msg({ message: 'plus {price} hosting', comment: 'price is an amount such as $29/month' }),
  },
] as const

const us: ServicePage = {
  head: {
    title: msg`Ad creatives in 72 hours: images or videos`,
    description: msg`5 static images in 3 formats or 3 short videos for your ads, priced by the pack. Refund if not delivered in 72 hours.`,
  },
  name,
  title: msg`Monday’s brief is Thursday’s ad`,
  lead: msg`Five images or three short videos, made for your next campaign: one idea, told in several ways, so you can see which one sells.`,
  action: msg`Book a free creative call`,
  secondary: { label: msg({ message: 'View Examples', comment: 'fixed by the specification' }) },
  facts: [
    { id: 'late', label: msg`If we’re late`, value: msg`refund` },
    { id: 'revisions', label: msg`Revisions`, value: msg`1 or 2, by pack` },
    billing,
  ],
  steps: {
    title: msg`Your ads in three days`,
    lead: msg`A short schedule leaves no room for guessing, so we ask first.`,
    items: [
      {
        id: 'briefing',
        title: msg`Briefing`,
        text: msg`You name the offer, the audience, and the one thing they should click on.`,
      },
      {
        id: 'production',
        title: msg`Production`,
        text: msg`We write the lines and design the ads around them.`,
      },
      {
        id: 'review',
        title: msg`Review`,
        text: msg`You see the pack and tell us what to change.`,
      },
      {
        id: 'delivery',
        title: msg`Delivery`,
        text: msg`You get the files, ready to upload to your ad account.`,
      },
    ],
  },
  story: {
    kind: 'options',
    id: 'packs',
    title: msg`Images or videos?`,
    lead: msg`It depends on what the ad has to say.`,
    columns: [images, pro],
    rows: [
      {
        id: 'use',
        label: msg`Good for`,
        values: [msg`One offer, seen at a glance`, msg`A story that takes a few seconds`],
      },
      { id: 'content', label: msg`In the pack`, values: [msg`5 images in 3 formats`, msg`3 short videos`] },
      { id: 'revisions', label: msg`Revisions`, values: [msg`1 revision`, msg`2 revisions`] },
    ],
  },
  sample,
  plans: {
    title: msg`Priced by the pack`,
    lead: msg`Order one when a campaign needs it, and the next when the first has done its job.`,
    layout: 'cards',
    plans: [
      {
        id: 'static',
        name: images,
        summary: msg`Five ads, cut to fit`,
        features: [msg`5 images`, msg`3 formats`, msg`1 revision`, msg`Refund if not delivered in 72 h`],
      },
      {
        id: 'pro',
        name: pro,
        summary: msg`Three ads that move`,
        features: [msg`3 short videos`, msg`2 revisions`, msg`Refund if not delivered in 72 h`],
        extras: hosting,
      },
    ],
  },
  notesTitle: msg`Late means a refund`,
  notes: [
    {
      id: 'late',
      title: msg`Refund if not delivered in 72 h`,
      text: msg`Your campaign has a date. If your pack takes longer than 72 hours, you get your money back.`,
    },
    {
      id: 'revisions',
      title: msg`Changes are included`,
      text: msg`Static Images come with 1 revision, the Pro Pack with 2.`,
    },
    {
      id: 'hosting',
      title: msg`Hosting with the Pro Pack`,
      text: msg`You pay for the pack once, and for hosting by the month; the plan shows both prices.`,
    },
  ],
  closing: {
    title: msg`What will you advertise on Thursday?`,
    lead: msg`Tell us in a free 30-minute call. We’ll tell you which pack suits it best.`,
    action: msg`Talk about my campaign`,
  },
}

const refund = msg({ message: '72-hour delivery or full refund', comment: 'Portuguese edition only' })

const br: ServicePage = {
  head: {
    title: msg`Ad creatives delivered in 72 hours`,
    description: msg`A pack of 5 images in 3 formats or of 3 short videos for your ads. 72-hour delivery or full refund.`,
  },
  name,
  title: msg`A tired ad doesn’t sell`,
  lead: msg`Swap the ad everyone has already seen for a new pack, in images or short videos. One idea, told in several ways, and your audience decides which one stays.`,
  action: msg`I want new creatives`,
  secondary: { label: msg({ message: 'View Portfolio', comment: 'fixed by the specification' }) },
  facts: [
    billing,
    {
      id: 'late',
      label: msg`Missed the deadline?`,
      value: msg`full refund`,
    },
    {
      id: 'packs',
      label: msg`Two packs`,
      value: msg`images or videos`,
    },
  ],
  steps: {
    title: msg`Tight deadline, simple path`,
    lead: msg`Straight from your briefing to the finished file.`,
    items: [
      {
        id: 'briefing',
        title: msg`Briefing`,
        text: msg`You tell us what’s on offer, for whom, and which ad is already tired.`,
      },
      {
        id: 'production',
        title: msg`Production`,
        text: msg`Copy and design are made together, for a thumb that’s scrolling.`,
      },
      {
        id: 'review',
        title: msg`Review`,
        text: msg`You tell us what to change, and we change it: 1 revision for images, 2 for the Pro.`,
      },
      {
        id: 'delivery',
        title: msg`Delivery`,
        text: msg`The files arrive ready to go live.`,
      },
    ],
  },
  sample,
  plans: {
    title: msg`Still or in motion`,
    lead: msg`Two packs, the same deadline and the same guarantee.`,
    layout: 'cards',
    plans: [
      {
        id: 'static',
        name: images,
        summary: msg`For the offer that fits in one glance`,
        features: [msg`5 images`, msg`3 formats`, msg`1 revision`, refund],
      },
      {
        id: 'pro',
        name: pro,
        summary: msg`For what has to be seen working`,
        features: [msg`3 short videos`, msg`2 revisions`, refund],
        extras: hosting,
      },
    ],
  },
  more: {
    kind: 'table',
    id: 'choice',
    title: msg`Which pack is yours?`,
    rows: [
      {
        id: 'promotion',
        label: msg`Promotion with price and date`,
        value: images,
      },
      {
        id: 'demonstration',
        label: msg`Product that needs explaining`,
        value: pro,
      },
    ],
  },
  notesTitle: msg`A deadline to be kept`,
  notes: [
    {
      id: 'late',
      title: refund,
      text: msg`The deadline passed and the pack didn’t arrive? You get back everything you paid.`,
    },
    {
      id: 'revisions',
      title: msg`Can I ask for changes?`,
      text: msg`Yes. There is 1 revision for the static images and 2 for the Pro.`,
    },
    {
      id: 'hosting',
      title: msg`What’s the Pro’s monthly fee?`,
      text: msg`It’s for hosting, charged by the month on top of the pack.`,
    },
  ],
  closing: {
    title: msg`Which campaign is waiting for new art?`,
    lead: msg`Tell us in a free 30-minute call. We’ll tell you which pack solves it.`,
    action: msg`Talk about the campaign`,
  },
}

export const service: Service = {
  us,
  br,
  scheduling: 'default',
  look: { steps: 'line', art: 'left' },
}
