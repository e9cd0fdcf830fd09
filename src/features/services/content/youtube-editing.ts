import { msg } from '@lingui/core/macro'
import { sample } from './samples/youtube-editing.sample'
import type { Service, ServicePage } from './service'
import { br, edit, facts, features, name, planNames, steps, unlimited } from './youtube-editing.br'

const us: ServicePage = {
  head: {
    title: msg`YouTube video editing, by the video or as a series`,
    description: msg`Up to 15 min edited in 48 hours, up to 30 min in 72 hours, or 4 videos per month at a 25% discount. Unlimited revisions until approval.`,
  },
  name,
  title: msg`Your best take deserves a better cut`,
  lead: msg`You send the raw footage. We find the story in it, cut it, and polish it.`,
  action: msg`Book a free editing call`,
  secondary: { label: msg({ message: 'View Examples', comment: 'fixed by the specification' }) },
  facts,
  steps: {
    title: msg`From your camera to your channel`,
    lead: msg`You film; we handle the timeline.`,
    items: [
      {
        id: 'briefing',
        title: steps.briefing,
        text: msg`You send the footage and a video or two whose pace you like.`,
      },
      {
        id: 'editing',
        title: steps.editing,
        text: msg`We throw out what no one would miss and put the rest in the order it deserves.`,
      },
      {
        id: 'review',
        title: steps.review,
        text: msg`You watch, comment, and watch again, until you approve.`,
      },
      {
        id: 'delivery',
        title: steps.delivery,
        text: msg`You get the finished video, ready to upload. With Pro, you choose from 3 thumbnails.`,
      },
    ],
  },
  story: {
    kind: 'table',
    id: 'edit',
    title: msg`What the edit does for you`,
    rows: [
      { id: 'cuts', label: edit.cuts, value: msg`Pauses and slips go. Your way of talking stays.` },
      { id: 'sound', label: edit.sound, value: msg`Cleaned up, so no one reaches for the volume` },
      {
        id: 'colors',
        label: edit.colors,
        value: msg`Corrected, so every scene looks like the same day`,
      },
      { id: 'captions', label: edit.captions, value: msg`For everyone who watches with the sound off` },
      { id: 'chapters', label: msg`Chapters`, value: msg`So viewers find the part they came for` },
    ],
  },
  sample,
  plans: {
    title: msg`One video, a longer one, or four a month`,
    lead: msg`Pay by the video, or for the whole month at once.`,
    layout: 'cards',
    plans: [
      {
        id: 'basic',
        name: planNames.basic,
        summary: msg`For the video you filmed last week`,
        features: features.basic,
      },
      {
        id: 'pro',
        name: planNames.pro,
        summary: msg`For the long one, with thumbnails to choose from`,
        features: features.pro,
      },
      {
        id: 'series',
        name: planNames.series,
        summary: msg`For a channel with a schedule`,
        features: features.series,
      },
    ],
  },
  notesTitle: msg`Until you say “publish”`,
  notes: [
    {
      id: 'revisions',
      title: unlimited,
      text: msg`A video is finished when you approve it. Until then, we keep working on the cut.`,
    },
    {
      id: 'delivery',
      title: msg`Delivery in 48 h or 72 h`,
      text: msg`A Basic video (up to 15 min) takes 48 hours. A Pro video (up to 30 min) takes 72.`,
    },
    {
      id: 'series',
      title: msg`Four videos, one monthly price`,
      text: msg`Series is for channels that publish on a schedule.`,
    },
  ],
  closing: {
    title: msg`What’s waiting on your memory card?`,
    lead: msg`Tell us about it in a free 30-minute call. Hear how we’d cut it.`,
    action: msg`Talk about my channel`,
  },
}

export const service: Service = {
  us,
  br,
  scheduling: 'default',
  look: { steps: 'column', art: 'left' },
}
