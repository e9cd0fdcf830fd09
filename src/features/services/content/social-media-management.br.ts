import { msg } from '@lingui/core/macro'
import { sample } from './samples/social-media-management.sample'
import type { ServicePage } from './service'

// What both editions say is exported: the English file imports this one.
export const name = msg({ message: 'Social Media Management', comment: 'fixed by the specification' })
export const essential = msg({ message: 'Essential', comment: 'fixed by the specification' })
export const complete = msg({ message: 'Complete', comment: 'fixed by the specification' })

export const stats: ServicePage['stats'] = [
  { id: 'posts', value: msg`220`, label: msg`scheduled posts` },
  { id: 'retention', value: msg`97%`, label: msg`client retention` },
  { id: 'engagement', value: msg`4.8x`, label: msg`engagement` },
]

export const facts: ServicePage['facts'] = [
  { id: 'start', label: msg`First posts`, value: msg`in 7 days` },
  { id: 'drafts', label: msg`Drafts`, value: msg`2–3 days before publishing` },
  { id: 'community', label: msg`Community management`, value: msg`in both plans` },
  { id: 'billing', label: msg`Billing`, value: msg`one price a month` },
]

export const steps = {
  calendar: msg`Calendar`,
  publishing: msg`Publishing`,
  briefing: msg`Briefing`,
  review: msg`Review`,
}

const community = msg`Comments and messages looked after`

export const rows = [
  { id: 'posts', label: msg`Posts`, values: [msg`12 posts`, msg`20 posts`] },
  { id: 'stories', label: msg`Stories`, values: [msg`8 stories`, msg`16 stories`] },
  { id: 'networks', label: msg`Networks`, values: [msg`Instagram + Facebook`, msg`All main platforms`] },
  { id: 'copywriting', label: msg`Words`, values: [msg`Basic copywriting`, msg`Advanced copywriting`] },
  { id: 'community', label: msg`Community management`, values: [community, community] },
  { id: 'reports', label: msg`Reports`, values: [msg`Monthly reports`, msg`Bi-weekly reports`] },
] as const

export const drafts = msg`Drafts 2–3 days before publishing`

const fullRefund = msg({
  message: 'First posts in 7 days or full refund',
  comment: 'Portuguese edition only',
})

export const br: ServicePage = {
  head: {
    title: msg({
      message: 'Social media management for small businesses',
      comment: 'Portuguese edition only',
    }),
    description: msg({
      message:
        'Posts, stories, texts and community management for a monthly fee. Drafts 2–3 days before and first posts in 7 days or full refund.',
      comment: 'Portuguese edition only',
    }),
  },
  name,
  title: msg({ message: 'A silent profile looks like a closed shop', comment: 'Portuguese edition only' }),
  lead: msg({
    message:
      'We keep your social media open: posts, stories, texts and community management, month by month. You approve, we publish.',
    comment: 'Portuguese edition only',
  }),
  action: msg({ message: 'I want my social media up to date', comment: 'Portuguese edition only' }),
  secondary: { label: msg({ message: 'View Portfolio', comment: 'fixed by the specification' }) },
  stats,
  facts,
  steps: {
    title: msg({ message: 'Seven days to the first post', comment: 'Portuguese edition only' }),
    lead: msg({
      message: 'One week from zero to published. The path is this one.',
      comment: 'Portuguese edition only',
    }),
    items: [
      {
        id: 'briefing',
        title: steps.briefing,
        text: msg({
          message:
            'You tell us who your customer is, how you talk to people and what has nothing to do with you.',
          comment: 'Portuguese edition only',
        }),
      },
      {
        id: 'calendar',
        title: steps.calendar,
        text: msg({
          message: 'We set up the month: what goes to the feed, what goes to the stories and on which day.',
          comment: 'Portuguese edition only',
        }),
      },
      {
        id: 'review',
        title: steps.review,
        text: msg({
          message: 'You read the drafts before everyone else and ask for changes.',
          comment: 'Portuguese edition only',
        }),
      },
      {
        id: 'publishing',
        title: steps.publishing,
        text: msg({
          message: 'The posts go on the air, and the conversation with your audience is ours to look after.',
          comment: 'Portuguese edition only',
        }),
      },
    ],
  },
  sample,
  plans: {
    title: msg({ message: 'How much do you have to tell?', comment: 'Portuguese edition only' }),
    lead: msg({
      message: 'What changes is the volume, the networks and the text.',
      comment: 'Portuguese edition only',
    }),
    layout: 'comparison',
    plans: [
      {
        id: 'essential',
        name: essential,
        summary: msg({ message: 'For those who want to be consistent', comment: 'Portuguese edition only' }),
        features: [drafts, fullRefund],
      },
      {
        id: 'complete',
        name: complete,
        summary: msg({ message: 'For those who want to be everywhere', comment: 'Portuguese edition only' }),
        features: [drafts, fullRefund],
      },
    ],
    rows,
  },
  more: {
    kind: 'table',
    id: 'post',
    title: msg({ message: 'The life of a post', comment: 'Portuguese edition only' }),
    rows: [
      {
        id: 'draft',
        label: msg({ message: '2–3 days before', comment: 'Portuguese edition only' }),
        value: msg({
          message: 'The draft reaches you, with text and art',
          comment: 'Portuguese edition only',
        }),
      },
      {
        id: 'day',
        label: msg({ message: 'On the day', comment: 'Portuguese edition only' }),
        value: msg({
          message: 'It goes out on the networks of your plan',
          comment: 'Portuguese edition only',
        }),
      },
      {
        id: 'comments',
        label: msg({ message: 'In the comments', comment: 'Portuguese edition only' }),
        value: msg({
          message: 'Community management joins the conversation',
          comment: 'Portuguese edition only',
        }),
      },
      {
        id: 'report',
        label: msg({ message: 'In the report', comment: 'Portuguese edition only' }),
        value: msg({
          message: 'You see how it did: each month with Essential, each fortnight with Complete',
          comment: 'Portuguese edition only',
        }),
      },
    ],
  },
  notesTitle: msg({ message: 'What we put in writing', comment: 'Portuguese edition only' }),
  notes: [
    {
      id: 'refund',
      title: fullRefund,
      text: msg({
        message: 'The week has passed and nothing has been published? We return everything you paid.',
        comment: 'Portuguese edition only',
      }),
    },
    {
      id: 'drafts',
      title: msg({ message: 'Do I see it before it goes on the air?', comment: 'Portuguese edition only' }),
      text: msg({
        message: 'You do: text and art, with time to change your mind.',
        comment: 'Portuguese edition only',
      }),
    },
    {
      id: 'community',
      title: msg({
        message: 'Is community management charged separately?',
        comment: 'Portuguese edition only',
      }),
      text: msg({ message: 'No. It is in Essential and in Complete.', comment: 'Portuguese edition only' }),
    },
  ],
  closing: {
    title: msg({
      message: 'What story do your social networks tell today?',
      comment: 'Portuguese edition only',
    }),
    lead: msg({
      message: 'In 30 minutes, free, we look at your profile and say which plan makes sense.',
      comment: 'Portuguese edition only',
    }),
    action: msg({ message: 'Talk about my social media', comment: 'Portuguese edition only' }),
  },
}
