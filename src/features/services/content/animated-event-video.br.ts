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

export const stats: ServicePage['stats'] = [
  { id: 'videos', value: msg`127`, label: msg`videos delivered` },
  { id: 'turnaround', value: msg`5–7 days`, label: msg`usual turnaround` },
  { id: 'rating', value: msg`4.8 stars`, label: msg`from our clients` },
]

const pledges = [
  msg({ message: 'Commercial rights included', comment: 'Portuguese edition only' }),
  msg({ message: '100% satisfaction or full refund', comment: 'Portuguese edition only' }),
]

export const br: ServicePage = {
  head: {
    title: msg({ message: 'Animated video for events, in 2D or 3D', comment: 'Portuguese edition only' }),
    description: msg({
      message:
        'A film of up to 120 s for your event, delivered in 7 or 10 days, with commercial rights included. 100% satisfaction or full refund.',
      comment: 'Portuguese edition only',
    }),
  },
  name,
  title: msg({ message: 'Your event begins before the lights go out', comment: 'Portuguese edition only' }),
  lead: msg({
    message:
      'We turn the idea behind your event into an animated film, in 2D or 3D, with a script, a rhythm and an ending that people applaud.',
    comment: 'Portuguese edition only',
  }),
  action: msg({ message: 'I want my video', comment: 'Portuguese edition only' }),
  secondary: {
    label: msg({ message: 'View Examples', comment: 'fixed by the specification' }),
    href: pathOf('home', 'br'),
  },
  stats,
  facts: [
    { id: 'delivery', label: stepNames.delivery, value: msg`7 or 10 days` },
    { id: 'formats', label: msg`Formats`, value: msg`3 or 5` },
    { id: 'rights', label: msg`Commercial rights`, value: msg`included in both plans` },
    { id: 'guarantee', label: msg`Guarantee`, value: msg`full refund` },
  ],
  steps: {
    title: msg({ message: 'From the idea to the applause', comment: 'Portuguese edition only' }),
    lead: msg({
      message: 'You join in at the start. We do the drawing.',
      comment: 'Portuguese edition only',
    }),
    items: [
      {
        id: 'briefing',
        title: stepNames.briefing,
        text: msg({
          message: 'You tell us what the event is, who is coming and what has to stay in their minds.',
          comment: 'Portuguese edition only',
        }),
      },
      {
        id: 'script',
        title: stepNames.script,
        text: msg({
          message: 'The idea becomes a story with a beginning, a middle and an end.',
          comment: 'Portuguese edition only',
        }),
      },
      {
        id: 'animation',
        title: stepNames.animation,
        text: msg({
          message: 'The scenes come to life in 2D or 3D, and you follow the revisions.',
          comment: 'Portuguese edition only',
        }),
      },
      {
        id: 'delivery',
        title: stepNames.delivery,
        text: msg({
          message: 'You receive the film in every format of your plan, ready for the screen.',
          comment: 'Portuguese edition only',
        }),
      },
    ],
  },
  story: {
    kind: 'table',
    id: 'moments',
    title: msg({ message: 'One film, three moments', comment: 'Portuguese edition only' }),
    rows: [
      {
        id: 'before',
        label: msg({ message: 'Before the event', comment: 'Portuguese edition only' }),
        value: msg({
          message: 'The invitation that builds excitement',
          comment: 'Portuguese edition only',
        }),
      },
      {
        id: 'opening',
        label: msg({ message: 'At the opening', comment: 'Portuguese edition only' }),
        value: msg({
          message: 'The scene that quiets the room',
          comment: 'Portuguese edition only',
        }),
      },
      {
        id: 'after',
        label: msg({ message: 'Afterwards', comment: 'Portuguese edition only' }),
        value: msg({
          message: 'The memory of those who came',
          comment: 'Portuguese edition only',
        }),
      },
    ],
  },
  sample,
  plans: {
    title: msg({ message: '2D or 3D: you choose the show', comment: 'Portuguese edition only' }),
    lead: msg({
      message: 'You know the price of your film before the first sketch.',
      comment: 'Portuguese edition only',
    }),
    layout: 'cards',
    plans: [
      {
        id: 'standard',
        name: standard,
        summary: msg({ message: 'To get to the point with charm', comment: 'Portuguese edition only' }),
        features: [
          msg`Up to 60 s`,
          msg({ message: '2D animation', comment: 'Portuguese edition only' }),
          msg`3 formats`,
          msg`7-day delivery`,
          msg`2 revisions`,
          ...pledges,
        ],
      },
      {
        id: 'premium',
        name: premium,
        summary: msg({ message: 'To be the talk of the event', comment: 'Portuguese edition only' }),
        features: [
          msg`Up to 120 s`,
          msg({ message: '3D animation', comment: 'Portuguese edition only' }),
          msg`Custom characters`,
          msg({ message: 'Voice-over', comment: 'Portuguese edition only' }),
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
  notesTitle: msg({ message: 'So that the only surprise is on stage', comment: 'Portuguese edition only' }),
  notes: [
    {
      id: 'guarantee',
      title: msg({ message: '100% satisfaction or full refund', comment: 'Portuguese edition only' }),
      text: msg({
        message: 'If you are not satisfied with the video, we return all you paid.',
        comment: 'Portuguese edition only',
      }),
    },
    {
      id: 'rights',
      title: msg({ message: 'Commercial rights included', comment: 'Portuguese edition only' }),
      text: msg({
        message: 'You can use the video in your business. The rights are already in the price.',
        comment: 'Portuguese edition only',
      }),
    },
    {
      id: 'delivery',
      title: msg({ message: 'Ready in 7 or 10 days', comment: 'Portuguese edition only' }),
      text: msg({
        message: 'Standard takes 7 days, with 2 revisions. Premium takes 10 days, with unlimited revisions.',
        comment: 'Portuguese edition only',
      }),
    },
  ],
  closing: {
    title: msg({ message: 'The date is set. And the video?', comment: 'Portuguese edition only' }),
    lead: msg({
      message: 'In 30 minutes, free, you tell us about the event and see which film suits it.',
      comment: 'Portuguese edition only',
    }),
    action: msg({ message: 'Talk about the event', comment: 'Portuguese edition only' }),
  },
}
