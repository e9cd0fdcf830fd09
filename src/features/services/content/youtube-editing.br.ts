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

export const facts: ServicePage['facts'] = [
  { id: 'delivery', label: msg`Delivery`, value: msg`48 h or 72 h` },
  { id: 'length', label: msg`Length`, value: msg`up to 15 or 30 min` },
  { id: 'revisions', label: msg`Revisions`, value: msg`1 or 2, depending on the plan` },
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
    title: msg`Video editing for YouTube in 48 h or 72 h`,
    description: msg`Your video edited with a deadline: up to 15 min in 48 h, up to 30 min in 72 h. Or 4 videos per month with a 25% discount. Revisions until you approve.`,
  },
  name,
  title: msg`All you have to do is press record`,
  lead: msg`Cuts, sound, colors, and captions are our job. You get back a video with a good pace from start to finish.`,
  action: msg`I want my video edited`,
  secondary: { label: msg({ message: 'View Portfolio', comment: 'fixed by the specification' }) },
  facts,
  steps: {
    title: msg`You record, we do the rest`,
    lead: msg`No software to learn, no nights in front of the timeline.`,
    items: [
      {
        id: 'briefing',
        title: steps.briefing,
        text: msg`You send the raw footage and show us the channels you admire.`,
      },
      {
        id: 'editing',
        title: steps.editing,
        text: msg`The excess goes, the pace picks up: cuts, captions, music, and chapters.`,
      },
      {
        id: 'review',
        title: steps.review,
        text: msg`You watch and comment, and we adjust until you approve.`,
      },
      {
        id: 'delivery',
        title: steps.delivery,
        text: msg`The video arrives ready to publish. In Pro, with 3 thumbnail options.`,
      },
    ],
  },
  sample,
  plans: {
    title: msg`A single video or the whole series`,
    lead: msg`Pay per video, or book 4 per month with a 25% discount.`,
    layout: 'cards',
    plans: [
      {
        id: 'basic',
        name: planNames.basic,
        summary: msg`For the video that’s already on your phone`,
        features: features.basic,
      },
      {
        id: 'pro',
        name: planNames.pro,
        summary: msg`For a lesson, an interview, or a podcast`,
        features: features.pro,
      },
      {
        id: 'series',
        name: planNames.series,
        summary: msg`For channels that post on a set day`,
        features: features.series,
      },
    ],
  },
  more: {
    kind: 'table',
    id: 'edit',
    title: msg`What the viewer notices`,
    rows: [
      {
        id: 'cuts',
        label: edit.cuts,
        value: msg`The “um” goes, you stay`,
      },
      {
        id: 'sound',
        label: edit.sound,
        value: msg`Your voice clean, up front`,
      },
      {
        id: 'colors',
        label: edit.colors,
        value: msg`One look for the whole video`,
      },
      {
        id: 'captions',
        label: edit.captions,
        value: msg`No one misses anything on the bus`,
      },
    ],
  },
  notesTitle: msg`It only ends when you approve`,
  notes: [
    {
      id: 'revisions',
      title: unlimited,
      text: msg`Don’t like the cut? We’ll keep working on it until you approve.`,
    },
    {
      id: 'delivery',
      title: msg`How soon do I get the video?`,
      text: msg`In 48 h with Basic, up to 15 min. In 72 h with Pro, up to 30 min.`,
    },
    {
      id: 'series',
      title: msg`How does the Series work?`,
      text: msg`It’s 4 videos in one monthly payment.`,
    },
  ],
  closing: {
    title: msg`Which video is waiting on your phone?`,
    lead: msg`Tell us about it in a free 30-minute call, and hear how it would turn out.`,
    action: msg`Talk about the channel`,
  },
}
