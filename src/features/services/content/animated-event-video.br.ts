import { msg } from '@lingui/core/macro'
import { pathOf } from '~/catalog/addresses'
import { sample } from './samples/animated-event-video.sample'
import type { ServicePage } from './service'

// What both editions say is exported: the English file imports this one.
export const name = msg({ message: 'Animated Event Video', comment: 'fixed by the specification' })
export const standard = msg({ message: 'Standard', comment: 'fixed by the specification' })
export const premium = msg({ message: 'Premium', comment: 'fixed by the specification' })

export const stepNames = {
  briefing: msg({ message: 'Briefing', comment: 'fixed by the specification' }),
  script: msg({ message: 'Script', comment: 'fixed by the specification' }),
  animation: msg({ message: 'Animation', comment: 'fixed by the specification' }),
  delivery: msg({ message: 'Delivery', comment: 'fixed by the specification' }),
}

const pledges = [
  msg({ message: 'Commercial rights included', comment: 'Portuguese edition only' }),
  msg({ message: '100% satisfaction or full refund', comment: 'Portuguese edition only' }),
]

export const br: ServicePage = {
  head: {
    title: msg`Animated video for events, in 2D or 3D`,
    description: msg`A film of up to 120 s for your event, delivered in 7 or 10 days, with commercial rights included. 100% satisfaction or full refund.`,
  },
  name,
  title: msg`Your event begins before the lights go out`,
  lead: msg`We turn the idea behind your event into an animated film, in 2D or 3D, with a script, a rhythm, and an ending that people applaud.`,
  action: msg`I want my video`,
  secondary: {
    label: msg({ message: 'View Examples', comment: 'fixed by the specification' }),
    href: pathOf('home', 'br'),
  },
  facts: [
    { id: 'revisions', label: msg`Revisions`, value: msg`2 or unlimited` },
    { id: 'formats', label: msg`Formats`, value: msg`3 or 5` },
    { id: 'rights', label: msg`Commercial rights`, value: msg`included in both plans` },
    { id: 'guarantee', label: msg`Guarantee`, value: msg`full refund` },
  ],
  steps: {
    title: msg`From the idea to the applause`,
    lead: msg`You join in at the start. We do the drawing.`,
    items: [
      {
        id: 'briefing',
        title: stepNames.briefing,
        text: msg`You tell us what the event is, who’s coming, and what they should remember.`,
      },
      {
        id: 'script',
        title: stepNames.script,
        text: msg`The idea becomes a story with a beginning, a middle, and an end.`,
      },
      {
        id: 'animation',
        title: stepNames.animation,
        text: msg`The scenes come to life in 2D or 3D, and you follow the revisions.`,
      },
      {
        id: 'delivery',
        title: stepNames.delivery,
        text: msg`You get the film in every format of your plan, ready for the screen.`,
      },
    ],
  },
  story: {
    kind: 'table',
    id: 'moments',
    title: msg`One film, three moments`,
    rows: [
      {
        id: 'before',
        label: msg`Before the event`,
        value: msg`The invitation that builds excitement`,
      },
      {
        id: 'opening',
        label: msg`At the opening`,
        value: msg`The scene that quiets the room`,
      },
      {
        id: 'after',
        label: msg`Afterwards`,
        value: msg`A keepsake for those who came`,
      },
    ],
  },
  sample,
  plans: {
    title: msg`2D or 3D: you choose the show`,
    lead: msg`You know the price of your film before the first sketch.`,
    layout: 'cards',
    plans: [
      {
        id: 'standard',
        name: standard,
        summary: msg`To make the point with charm`,
        features: [
          msg`Up to 60 s`,
          msg`2D animation`,
          msg`3 formats`,
          msg`7-day delivery`,
          msg`2 revisions`,
          ...pledges,
        ],
      },
      {
        id: 'premium',
        name: premium,
        summary: msg`To be the talk of the event`,
        features: [
          msg`Up to 120 s`,
          msg`3D animation`,
          msg`Custom characters`,
          msg`Voice-over`,
          msg`Original soundtrack`,
          msg`5 formats`,
          msg`10-day delivery`,
          msg`Unlimited revisions`,
          ...pledges,
        ],
        popular: true,
      },
    ],
  },
  notesTitle: msg`So the only surprise is on stage`,
  notes: [
    {
      id: 'guarantee',
      title: msg`100% satisfaction or full refund`,
      text: msg`If you aren’t satisfied with the video, we refund everything you paid.`,
    },
    {
      id: 'rights',
      title: msg`Commercial rights included`,
      text: msg`You can use the video in your business. The rights are already in the price.`,
    },
    {
      id: 'delivery',
      title: msg`Ready in 7 or 10 days`,
      text: msg`Standard takes 7 days, with 2 revisions. Premium takes 10 days, with unlimited revisions.`,
    },
  ],
  closing: {
    title: msg`Does your event already have its video?`,
    lead: msg`Tell us about the event in a free 30-minute call and see which film suits it.`,
    action: msg`Talk about the event`,
  },
}
