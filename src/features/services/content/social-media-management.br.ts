import { msg } from '@lingui/core/macro'
import { sample } from './samples/social-media-management.sample'
import type { ServicePage } from './service'

// What both editions say is exported: the English file imports this one.
export const name = msg({ message: 'Social Media Management', comment: 'fixed by the specification' })
export const essential = msg({ message: 'Essential', comment: 'fixed by the specification' })
export const complete = msg({ message: 'Complete', comment: 'fixed by the specification' })

export const facts: ServicePage['facts'] = [
  { id: 'start', label: msg`First posts`, value: msg`in 7 days` },
  { id: 'drafts', label: msg`Drafts`, value: msg`2–3 days before publishing` },
  { id: 'community', label: msg`Community management`, value: msg`in both plans` },
  { id: 'billing', label: msg`Billing`, value: msg`monthly` },
]

export const steps = {
  calendar: msg`Calendar`,
  publishing: msg`Publishing`,
  briefing: msg`Briefing`,
  review: msg`Review`,
}

const community = msg`Comments and messages handled`

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
    title: msg`Social media management for small businesses`,
    description: msg`Posts, stories, copy, and community management for a monthly fee. Drafts 2–3 days ahead and first posts in 7 days or full refund.`,
  },
  name,
  title: msg`A silent profile looks like a closed store`,
  lead: msg`We keep your social media open: posts, stories, copy, and community management, month by month. You approve, we publish.`,
  action: msg`I want my social media up to date`,
  secondary: { label: msg({ message: 'View Portfolio', comment: 'fixed by the specification' }) },
  facts,
  steps: {
    title: msg`Seven days to the first post`,
    lead: msg`From zero to published in one week. Here’s how.`,
    items: [
      {
        id: 'briefing',
        title: steps.briefing,
        text: msg`You tell us who your customer is, how you talk to people, and what isn’t you.`,
      },
      {
        id: 'calendar',
        title: steps.calendar,
        text: msg`We plan the month: what goes in the feed, what goes in stories, and on which day.`,
      },
      {
        id: 'review',
        title: steps.review,
        text: msg`You read the drafts before anyone else does and ask for changes.`,
      },
      {
        id: 'publishing',
        title: steps.publishing,
        text: msg`The posts go live, and we look after the conversation with your audience.`,
      },
    ],
  },
  sample,
  plans: {
    title: msg`How much do you have to say?`,
    lead: msg`The difference is the volume, the networks, and the copy.`,
    layout: 'comparison',
    plans: [
      {
        id: 'essential',
        name: essential,
        summary: msg`For a steady presence`,
        features: [drafts, fullRefund],
      },
      {
        id: 'complete',
        name: complete,
        summary: msg`For a presence everywhere`,
        features: [drafts, fullRefund],
      },
    ],
    rows,
  },
  more: {
    kind: 'table',
    id: 'post',
    title: msg`The life of a post`,
    rows: [
      {
        id: 'draft',
        label: msg`2–3 days before`,
        value: msg`The draft reaches you, with copy and design`,
      },
      {
        id: 'day',
        label: msg`On the day`,
        value: msg`It goes out on the networks of your plan`,
      },
      {
        id: 'comments',
        label: msg`In the comments`,
        value: msg`Community management joins the conversation`,
      },
      {
        id: 'report',
        label: msg`In the report`,
        value: msg`You see how it did: every month with Essential, every two weeks with Complete`,
      },
    ],
  },
  notesTitle: msg`What we put in writing`,
  notes: [
    {
      id: 'refund',
      title: fullRefund,
      text: msg`The week has passed and nothing has been published? We refund everything you paid.`,
    },
    {
      id: 'drafts',
      title: msg`Do I see it before it goes live?`,
      text: msg`You do: copy and design, with time to change your mind.`,
    },
    {
      id: 'community',
      title: msg`Does community management cost extra?`,
      text: msg`No. It’s included in both Essential and Complete.`,
    },
  ],
  closing: {
    title: msg`What story does your social media tell today?`,
    lead: msg`In a free 30-minute call, we’ll look at your profile and tell you which plan makes sense.`,
    action: msg`Talk about my social media`,
  },
}
