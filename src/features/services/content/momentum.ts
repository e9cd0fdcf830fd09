import { msg } from '@lingui/core/macro'
import * as sample from './samples/momentum.sample'
import type { Service, ServicePage } from './service'

const name = msg({ message: 'Momentum', comment: 'fixed by the specification' })

const steps = {
  roadmap: msg({ message: 'Roadmap', comment: 'fixed by the specification' }),
  production: msg({ message: 'Production', comment: 'fixed by the specification' }),
  traffic: msg({ message: 'Traffic & Optimize', comment: 'fixed by the specification' }),
}

const call = { id: 'call', label: msg`First call`, value: msg`free, 30 minutes` }

/** The editions deliver different things on purpose (R-PKG-16, R-PKG-17). */
const us: ServicePage = {
  head: {
    title: msg`Momentum: pages, emails, and social media`,
    description: msg`5 landing pages, 2 email campaigns per month, 5 posts plus 1 reel per week, and 12 AI photos per month. Try it risk-free for 14 days.`,
  },
  name,
  title: msg`Marketing that keeps a weekly beat`,
  lead: msg`Posts and a reel every week, email campaigns and AI photos every month, and landing pages behind them. The first call is free.`,
  action: msg`Book a free roadmap call`,
  secondary: { label: msg({ message: 'View Success Stories', comment: 'fixed by the specification' }) },
  facts: [
    { id: 'risk', label: msg`Risk-free`, value: msg`14 days` },
    { id: 'term', label: msg`Minimum term`, value: msg`45 days` },
    call,
  ],
  steps: {
    title: msg`Three steps keep it moving`,
    lead: msg`Decide, make, improve. Then the next round starts from better numbers.`,
    items: [
      {
        id: 'roadmap',
        title: steps.roadmap,
        text: msg`We set the offers, audiences, and dates with you, so everyone knows what goes out when.`,
      },
      {
        id: 'production',
        title: steps.production,
        text: msg`Landing pages, emails, posts, reels, and AI photos are made together, so they look and sound like one brand.`,
      },
      {
        id: 'traffic',
        title: steps.traffic,
        text: msg`We bring visitors to the pages and adjust what they see there, report by report.`,
      },
    ],
  },
  story: {
    kind: 'table',
    id: 'deliverables',
    title: msg`What comes with it`,
    lead: msg`In numbers, so you can keep count.`,
    rows: [
      { id: 'pages', label: msg`Landing pages`, value: msg`5` },
      { id: 'email', label: msg`Email`, value: msg`2 campaigns per month` },
      { id: 'posts', label: msg`Social media posts`, value: msg`5 posts plus 1 reel per week` },
      { id: 'photos', label: msg`AI photos`, value: msg`12 per month` },
      { id: 'reports', label: msg`Reports`, value: msg`bi-weekly` },
      { id: 'risk', label: msg`Risk-free`, value: msg`14 days` },
      { id: 'term', label: msg`Minimum term`, value: msg`45 days` },
    ],
  },
  sample: sample.us,
  plans: {
    title: msg`All of it at one monthly price`,
    lead: msg`No menu to puzzle over. Momentum comes complete.`,
    layout: 'block',
    plans: [
      {
        id: 'start',
        name,
        summary: msg`Pages, emails, posts, and photos together`,
        features: [
          msg`Everything on the list above`,
          msg`A roadmap planned with you`,
          msg`Traffic to your pages, adjusted report by report`,
          msg`A free first call before you decide`,
        ],
      },
    ],
  },
  notesTitle: msg`Before you commit`,
  notes: [
    {
      id: 'risk',
      title: msg`14 days risk-free`,
      text: msg`See how we plan, write, and deliver, without carrying the risk yourself.`,
    },
    {
      id: 'term',
      title: msg`45-day minimum term`,
      text: msg`Pages, emails, and posts work together, and it takes a few weeks for that to show.`,
    },
    {
      id: 'reports',
      title: msg`Reports you can question`,
      text: msg`They say what was published and what it brought in. Ask about any line.`,
    },
  ],
  closing: {
    title: msg`What would you publish this month?`,
    lead: msg`Tell us in a free 30-minute call. We’ll sketch the roadmap with you, and you decide what happens next.`,
    action: msg`Start my roadmap`,
  },
}

const br: ServicePage = {
  head: {
    title: msg`Momentum: campaigns, pages, and posts`,
    description: msg`4–6 campaigns, 2–3 pages and 20 posts per month, 2 revision rounds and weekly reports. Delivery in 7–14 business days.`,
  },
  name,
  title: msg({
    message: 'Your month of marketing, from roadmap to report',
    comment: 'Portuguese edition only; the two nouns alliterate in Portuguese',
  }),
  lead: msg`Live campaigns, pages that sell, and an active profile, without you having to chase anyone.`,
  action: msg`Plan my month`,
  secondary: { label: msg({ message: 'View Portfolio', comment: 'fixed by the specification' }) },
  facts: [
    { id: 'delivery', label: msg`Delivery`, value: msg`7–14 business days` },
    { id: 'revisions', label: msg`Revisions`, value: msg`2 rounds` },
    { id: 'reports', label: msg`Reports`, value: msg`every week` },
    call,
  ],
  steps: {
    title: msg`Three steps, every month`,
    lead: msg`First we decide, then we produce, then we put people in front of it.`,
    items: [
      {
        id: 'roadmap',
        title: steps.roadmap,
        text: msg`We define offers, audience, and campaigns with you. Nothing is produced on a guess.`,
      },
      {
        id: 'production',
        title: steps.production,
        text: msg`Copy, design, and pages are made together, and you have 2 revision rounds to get them the way you want.`,
      },
      {
        id: 'traffic',
        title: steps.traffic,
        text: msg`The campaigns bring people in, and the numbers show what to do next.`,
      },
    ],
  },
  story: {
    kind: 'table',
    id: 'deliverables',
    title: msg`What’s in the package`,
    lead: msg`How much you get, and by when.`,
    rows: [
      { id: 'campaigns', label: msg`Campaigns`, value: msg`4–6 per month` },
      { id: 'pages', label: msg`Pages`, value: msg`2–3 per month` },
      { id: 'posts', label: msg`Posts`, value: msg`20 per month` },
      { id: 'delivery', label: msg`Delivery`, value: msg`7–14 business days` },
      { id: 'revisions', label: msg`Revisions`, value: msg`2 rounds` },
      { id: 'reports', label: msg`Reports`, value: msg`every week` },
    ],
  },
  sample: sample.br,
  plans: {
    title: msg`A single monthly price for everything`,
    lead: msg`You know what you’ll pay and what you’ll get before the month begins.`,
    layout: 'block',
    plans: [
      {
        id: 'start',
        name,
        summary: msg`Campaigns, pages, and posts every month`,
        features: [
          msg`Everything on the list above`,
          msg`A roadmap planned with you`,
          msg`Traffic to your pages, adjusted report by report`,
          msg`A free first call before you decide`,
        ],
      },
    ],
  },
  notesTitle: msg`What everyone asks before signing`,
  notes: [
    {
      id: 'delivery',
      title: msg`How long does it take?`,
      text: msg`Delivery takes 7–14 business days.`,
    },
    {
      id: 'revisions',
      title: msg`What if I want something changed?`,
      text: msg`You have 2 revision rounds. Collect what you want changed, and we’ll change it.`,
    },
    {
      id: 'reports',
      title: msg`How do I track the results?`,
      text: msg`In the weekly reports: what went out, what it brought in, and what’s next.`,
    },
  ],
  closing: {
    title: msg`Does your next month have a plan yet?`,
    lead: msg`The first half hour is free, and we start outlining the plan right there.`,
    action: msg`Book half an hour`,
  },
}

export const service: Service = {
  us,
  br,
  scheduling: 'default',
  look: { steps: 'column', art: 'left' },
}
