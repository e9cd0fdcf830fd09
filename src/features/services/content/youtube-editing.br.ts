import { msg } from '@lingui/core/macro'
import { sample } from './samples/youtube-editing.sample'
import type { ServicePage } from './service'

// What both editions say is exported: the English file imports this one.
export const name = msg({ message: 'YouTube Video Editing', comment: 'fixed by the specification' })

export const planNames = {
  basic: msg({ message: 'Basic', comment: 'fixed by the specification' }),
  pro: msg({ message: 'Pro', comment: 'fixed by the specification' }),
  series: msg({ message: 'Series', comment: 'fixed by the specification' }),
}

export const stats: ServicePage['stats'] = [
  { id: 'videos', value: msg`156`, label: msg`videos edited` },
  { id: 'delivery', value: msg`48 h`, label: msg`to deliver a Basic video` },
  { id: 'rating', value: msg`4.9 stars`, label: msg`from our clients` },
]

export const facts: ServicePage['facts'] = [
  { id: 'delivery', label: msg`Delivery`, value: msg`48 h or 72 h` },
  { id: 'length', label: msg`Length`, value: msg`up to 15 or 30 min` },
  { id: 'revisions', label: msg`Revisions`, value: msg`unlimited until approval` },
  { id: 'series', label: msg`4 videos per month`, value: msg`25% discount` },
]

export const steps = {
  briefing: msg`Briefing`,
  editing: msg`Editing`,
  review: msg`Review`,
  delivery: msg`Delivery`,
}

export const edit = {
  cuts: msg`Cuts`,
  sound: msg`Sound`,
  colors: msg`Colors`,
  captions: msg`Captions`,
}

/** The plans count revisions, the page promises them unlimited. The discount stays in words. */
export const features = {
  basic: [msg`Up to 15 min`, msg`Delivery in 48 h`, msg`1 revision`],
  pro: [msg`Up to 30 min`, msg`3 thumbnail options`, msg`Delivery in 72 h`, msg`2 revisions`],
  series: [msg`4 videos per month`, msg`25% discount`],
}

export const unlimited = msg`Unlimited revisions until approval`

export const br: ServicePage = {
  head: {
    title: msg({ message: 'Video editing for YouTube in 48 h or 72 h', comment: 'Portuguese edition only' }),
    description: msg({
      message:
        'Your video edited with a deadline: up to 15 min in 48 h, up to 30 min in 72 h. Or 4 videos per month with a 25% discount. Revisions until you approve.',
      comment: 'Portuguese edition only',
    }),
  },
  name,
  title: msg({ message: 'All you have to do is press record', comment: 'Portuguese edition only' }),
  lead: msg({
    message:
      'Cuts, sound, colors and captions are our business. You get back a video with rhythm from start to end.',
    comment: 'Portuguese edition only',
  }),
  action: msg({ message: 'I want my video edited', comment: 'Portuguese edition only' }),
  secondary: { label: msg({ message: 'View Portfolio', comment: 'fixed by the specification' }) },
  stats,
  facts,
  steps: {
    title: msg({ message: 'You record, the rest is with us', comment: 'Portuguese edition only' }),
    lead: msg({
      message: 'No program to learn, no night in front of the timeline.',
      comment: 'Portuguese edition only',
    }),
    items: [
      {
        id: 'briefing',
        title: steps.briefing,
        text: msg({
          message: 'You send the raw material and show us the channels you admire.',
          comment: 'Portuguese edition only',
        }),
      },
      {
        id: 'editing',
        title: steps.editing,
        text: msg({
          message: 'The excess goes, the rhythm comes: cuts, captions, music and chapters.',
          comment: 'Portuguese edition only',
        }),
      },
      {
        id: 'review',
        title: steps.review,
        text: msg({
          message: 'You watch and comment, and we adjust until you approve.',
          comment: 'Portuguese edition only',
        }),
      },
      {
        id: 'delivery',
        title: steps.delivery,
        text: msg({
          message: 'The video arrives ready to publish. In Pro, with 3 thumbnail options.',
          comment: 'Portuguese edition only',
        }),
      },
    ],
  },
  sample,
  plans: {
    title: msg({ message: 'A single video or the whole series', comment: 'Portuguese edition only' }),
    lead: msg({
      message: 'Pay per video, or close 4 per month with a 25% discount.',
      comment: 'Portuguese edition only',
    }),
    layout: 'cards',
    plans: [
      {
        id: 'basic',
        name: planNames.basic,
        summary: msg({
          message: 'For the video that is already on your phone',
          comment: 'Portuguese edition only',
        }),
        features: features.basic,
      },
      {
        id: 'pro',
        name: planNames.pro,
        summary: msg({
          message: 'For a lesson, an interview or a podcast',
          comment: 'Portuguese edition only',
        }),
        features: features.pro,
      },
      {
        id: 'series',
        name: planNames.series,
        summary: msg({
          message: 'For those who have a fixed day to post',
          comment: 'Portuguese edition only',
        }),
        features: features.series,
      },
    ],
  },
  more: {
    kind: 'table',
    id: 'edit',
    title: msg({ message: 'What the viewer notices', comment: 'Portuguese edition only' }),
    rows: [
      {
        id: 'cuts',
        label: edit.cuts,
        value: msg({ message: 'The “um” goes, you stay', comment: 'Portuguese edition only' }),
      },
      {
        id: 'sound',
        label: edit.sound,
        value: msg({ message: 'Your voice clean, up front', comment: 'Portuguese edition only' }),
      },
      {
        id: 'colors',
        label: edit.colors,
        value: msg({ message: 'The whole video with one face', comment: 'Portuguese edition only' }),
      },
      {
        id: 'captions',
        label: edit.captions,
        value: msg({ message: 'Nobody misses anything on the bus', comment: 'Portuguese edition only' }),
      },
    ],
  },
  notesTitle: msg({ message: 'It only ends when you approve', comment: 'Portuguese edition only' }),
  notes: [
    {
      id: 'revisions',
      title: unlimited,
      text: msg({
        message: 'Did you not like the cut? We go back to it until you approve.',
        comment: 'Portuguese edition only',
      }),
    },
    {
      id: 'delivery',
      title: msg({ message: 'How soon do I get the video?', comment: 'Portuguese edition only' }),
      text: msg({
        message: 'In 48 h on Basic, with up to 15 min. In 72 h on Pro, with up to 30 min.',
        comment: 'Portuguese edition only',
      }),
    },
    {
      id: 'series',
      title: msg({ message: 'How does the Series work?', comment: 'Portuguese edition only' }),
      text: msg({
        message: 'It is 4 videos in one monthly payment.',
        comment: 'Portuguese edition only',
      }),
    },
  ],
  closing: {
    title: msg({ message: 'Which video is lying idle on your phone?', comment: 'Portuguese edition only' }),
    lead: msg({
      message: 'Tell us about it in 30 minutes, free, and hear how it would turn out.',
      comment: 'Portuguese edition only',
    }),
    action: msg({ message: 'Talk about the channel', comment: 'Portuguese edition only' }),
  },
}
