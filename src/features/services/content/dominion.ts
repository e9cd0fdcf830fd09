import { msg } from '@lingui/core/macro'
import { sample } from './samples/dominion.sample'
import type { Block, Service, ServicePage } from './service'

const name = msg({ message: 'Dominion', comment: 'fixed by the specification' })

const facts: ServicePage['facts'] = [
  { id: 'commitment', label: msg`Commitment`, value: msg`3 months` },
  { id: 'out-clause', label: msg`Out-clause`, value: msg`30 days, if KPIs are unmet` },
  { id: 'areas', label: msg`Areas`, value: msg`six, in one plan` },
]

/** Six, in the order in which the work passes from one to the next (R-PKG-22). */
const solutions: Extract<Block, { kind: 'solutions' }>['items'] = [
  {
    id: 'strategy',
    art: 'dominion-strategy',
    title: msg`Strategy`,
    text: msg`KPIs we agree on with you, and a plan that gives every other area its job.`,
  },
  {
    id: 'ads',
    art: 'dominion-ads',
    title: msg`Ads`,
    text: msg`Paid campaigns planned and steered by people, with AI tools watching the numbers.`,
  },
  {
    id: 'content',
    art: 'dominion-content',
    title: msg`Content`,
    text: msg`Words and images that sound and look like you on every channel.`,
  },
  {
    id: 'automation',
    art: 'dominion-automation',
    title: msg`Automation`,
    text: msg`Replies and follow-ups that run on their own, so no lead goes cold.`,
  },
  {
    id: 'web',
    art: 'dominion-web',
    title: msg`Web and funnels`,
    text: msg`Pages that lead a visitor from the first click to the inquiry.`,
  },
  {
    id: 'analytics',
    art: 'dominion-analytics',
    title: msg`Analytics`,
    text: msg`What each channel costs and what it brings in, measured against the KPIs.`,
  },
]

const steps: ServicePage['steps']['items'] = [
  {
    id: 'diagnosis',
    title: msg`Diagnosis`,
    text: msg`Your account manager goes through your channels, your numbers, and your goals with you.`,
  },
  {
    id: 'kpis',
    title: msg`KPIs and plan`,
    text: msg`We agree on which KPIs count and what each of the six areas will do to reach them.`,
  },
  {
    id: 'implementation',
    title: msg`Implementation`,
    text: msg`Campaigns, content, automation, pages, and measurement go live as one system.`,
  },
  {
    id: 'management',
    title: msg`Management`,
    text: msg`The KPIs steer the work, and a monthly sheet shows where they are.`,
  },
]

const features = [
  msg`Strategy, ads, and content`,
  msg`Automation, web and funnels, analytics`,
  msg`One account manager for all of it`,
  msg`24/7 support`,
]

const us: ServicePage = {
  head: {
    title: msg`Dominion: six areas, one account manager`,
    description: msg`Strategy, ads, content, automation, web, and analytics with a 2-hour account-manager response SLA. 3-month commitment, 30-day out-clause.`,
  },
  name,
  title: msg`Answers within two hours, from one manager`,
  lead: msg`Dominion runs all your marketing as one program, from the strategy to the final report. One person answers for all of it.`,
  action: msg`Book a free strategy session`,
  secondary: { label: msg({ message: 'Schedule Call', comment: 'fixed by the specification' }) },
  facts,
  steps: {
    title: msg`How we set up Dominion`,
    lead: msg`First we agree on what counts, then we build it. One person sees it through.`,
    items: steps,
  },
  story: {
    kind: 'solutions',
    id: 'solutions',
    title: msg`Six solutions, run as one`,
    lead: msg`Separately, they’d be six vendors. Together, they share one plan.`,
    items: solutions,
  },
  sample,
  plans: {
    title: msg`One price for all six`,
    lead: msg`The monthly price covers all six solutions and the person responsible for them.`,
    layout: 'block',
    withSteps: true,
    plans: [
      {
        id: 'start',
        name,
        summary: msg`For the business that wants to lead its market.`,
        features,
      },
    ],
  },
  notesTitle: msg`Fair to both sides`,
  notes: [
    {
      id: 'commitment',
      title: msg`3-month commitment`,
      text: msg`Six areas need time before they work together.`,
    },
    {
      id: 'out-clause',
      title: msg`30-day out-clause if KPIs are unmet`,
      text: msg`The commitment binds us too: unmet KPIs release you from it.`,
    },
    {
      id: 'sla',
      title: msg`2-hour account-manager response SLA`,
      text: msg`You write to the person who knows your account, and that person replies.`,
    },
  ],
  closing: {
    title: msg`Bring the number you want to move`,
    lead: msg`In a free 30-minute strategy session, we’ll talk about the KPI behind it and what the six areas can do for it.`,
    action: msg`Reserve my session`,
  },
}

const br: ServicePage = {
  head: {
    title: msg`Dominion: complete marketing, run as one`,
    description: msg`Six marketing areas in one operation and an account manager with a 2-hour response SLA. 3-month commitment and an out-clause tied to KPIs.`,
  },
  name,
  title: msg`If you want to lead the market, you don’t wait for an answer`,
  lead: msg`All of your marketing in a single operation, with an account manager who knows your business and your numbers.`,
  action: msg`Book a strategic consultation`,
  secondary: { label: msg({ message: 'View Portfolio', comment: 'fixed by the specification' }) },
  facts,
  steps: {
    title: msg`The implementation process`,
    lead: msg`First we agree on the numbers. Only then do we start.`,
    items: steps,
  },
  story: {
    kind: 'solutions',
    id: 'solutions',
    title: msg`Six fronts that talk to each other`,
    lead: msg`Instead of six vendors and six versions, one plan and one person who answers for it.`,
    items: solutions,
  },
  sample,
  plans: {
    title: msg`The six fronts in one monthly payment`,
    lead: msg`Strategy, execution, and account management are in the price.`,
    layout: 'block',
    withSteps: true,
    plans: [
      {
        id: 'start',
        name,
        summary: msg`For businesses that came to lead`,
        features,
      },
    ],
  },
  notesTitle: msg`A commitment in both directions`,
  notes: [
    {
      id: 'commitment',
      title: msg`3-month commitment`,
      text: msg`That’s how long the six fronts need to work in step and show it in the numbers.`,
    },
    {
      id: 'out-clause',
      title: msg`A way out if the KPIs aren’t met`,
      text: msg`Unmet KPIs trigger a 30-day out-clause: no one is held to a plan that doesn’t deliver.`,
    },
    {
      id: 'sla',
      title: msg`A response within 2 hours`,
      text: msg`That’s your account manager’s SLA: you call the person who knows your account.`,
    },
  ],
  closing: {
    title: msg`Which number would change your year?`,
    lead: msg`The first consultation is free and takes 30 minutes. We start from that number.`,
    action: msg`Talk about my number`,
  },
}

export const service: Service = {
  us,
  br,
  scheduling: 'default',
  look: { steps: 'column', art: 'right' },
}
