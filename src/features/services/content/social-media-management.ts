import { msg } from '@lingui/core/macro'
import { sample } from './samples/social-media-management.sample'
import type { Service, ServicePage } from './service'
import { br, complete, drafts, essential, facts, name, rows, steps } from './social-media-management.br'

const refund = msg`First posts in 7 days or refund`

const us: ServicePage = {
  head: {
    title: msg`Social media management by the month`,
    description: msg`12 or 20 posts a month with stories, copywriting, and community management. Drafts 2–3 days ahead, first posts in 7 days or refund.`,
  },
  name,
  title: msg`Leave the feed to us`,
  lead: msg`We plan, write, and publish your posts and stories, and handle the comments. You see every draft before anyone else does.`,
  action: msg`Book a free social media call`,
  secondary: { label: msg({ message: 'View Success Stories', comment: 'fixed by the specification' }) },
  facts,
  steps: {
    title: msg`In a week, you’re posting`,
    lead: msg`Here’s what comes before the first post.`,
    items: [
      {
        id: 'briefing',
        title: steps.briefing,
        text: msg`We learn how you talk, what you sell, and what you’d never post.`,
      },
      {
        id: 'calendar',
        title: steps.calendar,
        text: msg`Posts and stories get a topic and a date, so no one has to improvise on a Tuesday night.`,
      },
      {
        id: 'review',
        title: steps.review,
        text: msg`Drafts reach you before they’re published. Change a word, ask for another picture, or say yes.`,
      },
      {
        id: 'publishing',
        title: steps.publishing,
        text: msg`Your posts go out on schedule, and we handle the comments.`,
      },
    ],
  },
  story: {
    kind: 'solutions',
    id: 'tasks',
    title: msg`Four jobs off your list`,
    lead: msg`Both plans cover all four. They differ in how much and how often.`,
    items: [
      {
        id: 'words',
        art: 'social-words',
        title: msg`The words`,
        text: msg`Posts and stories arrive written, so you never face a blank page.`,
      },
      {
        id: 'calendar',
        art: 'social-calendar',
        title: msg`The calendar`,
        text: msg`You know what goes out and when, and you’ve seen it first.`,
      },
      {
        id: 'replies',
        art: 'social-replies',
        title: msg`The replies`,
        text: msg`Comments and messages don’t wait for your lunch break. We answer them.`,
      },
      {
        id: 'numbers',
        art: 'social-numbers',
        title: msg`The numbers`,
        text: msg`A report every month with Essential, every two weeks with Complete.`,
      },
    ],
  },
  sample,
  plans: {
    title: msg`Essential or Complete`,
    lead: msg`Two sizes of the same service. Pick by how much you want to say, and where.`,
    layout: 'comparison',
    plans: [
      {
        id: 'essential',
        name: essential,
        summary: msg`A steady presence on two networks`,
        features: [drafts, refund],
      },
      {
        id: 'complete',
        name: complete,
        summary: msg`A presence wherever customers scroll`,
        features: [drafts, refund],
      },
    ],
    rows,
  },
  notesTitle: msg`Before you give us access`,
  notes: [
    {
      id: 'refund',
      title: refund,
      text: msg`If the first posts are late, you get your money back.`,
    },
    {
      id: 'drafts',
      title: msg`No surprises in your own feed`,
      text: msg`You see each draft before it’s public. That leaves time to change your mind.`,
    },
    {
      id: 'community',
      title: msg`Who answers the comments?`,
      text: msg`We do. Community management is part of both Essential and Complete.`,
    },
  ],
  closing: {
    title: msg`When did you last post?`,
    lead: msg`Show us your feed in a free 30-minute call. We’ll tell you which plan it needs and what we’d post first.`,
    action: msg`Talk about my feed`,
  },
}

export const service: Service = {
  us,
  br,
  scheduling: 'default',
  look: { steps: 'line', art: 'right' },
}
