import { msg } from '@lingui/core/macro'
import { sample } from './samples/ai-agent-automation.sample'
import type { Service, ServicePage } from './service'

const name = msg({ message: 'AI Agent Automation', comment: 'fixed by the specification' })
const basic = msg({ message: 'Basic', comment: 'fixed by the specification' })
const pro = msg({ message: 'Pro', comment: 'fixed by the specification' })

const facts = [
  { id: 'implementation', label: msg`Implementation`, value: msg`7–14 days` },
  { id: 'revisions', label: msg`Revisions`, value: msg`2 included` },
  { id: 'guarantee', label: msg`Satisfaction guarantee`, value: msg`30 days` },
]
const work = [
  {
    id: 'answers',
    label: msg`Everyday questions`,
    value: msg`Answered with what you told us about your business`,
  },
  {
    id: 'contacts',
    label: msg`New contacts`,
    value: msg`Qualified, so you know who’s ready to buy`,
  },
  { id: 'bookings', label: msg`Appointments`, value: msg`Booked at any hour` },
  { id: 'people', label: msg`What needs a person`, value: msg`Handed off to your team` },
]

const limits = {
  basic: [msg`1 agent`, msg`1,000 interactions/month`],
  pro: [msg`3 agents`, msg`10,000 interactions/month`],
}

const us: ServicePage = {
  head: {
    title: msg`AI agent automation for small businesses`,
    description: msg`An AI agent that answers your customers 24/7, built on what you know. Implementation in 7–14 days, 2 revisions, 30-day guarantee.`,
  },
  name,
  title: msg`The coworker who answers at 3 a.m.`,
  lead: msg`An AI agent that knows your business. It answers, qualifies, and books at any hour. When a customer needs a person, it brings one in.`,
  action: msg`Book a free agent consultation`,
  secondary: { label: msg({ message: 'View Demo', comment: 'fixed by the specification' }) },
  facts,
  steps: {
    title: msg`You teach it, then it answers`,
    lead: msg`Here’s what happens before the first real conversation.`,
    items: [
      {
        id: 'briefing',
        title: msg`Briefing`,
        text: msg`You show us what customers ask, how you reply today, and where a person should take over.`,
      },
      {
        id: 'setup',
        title: msg`Agent setup`,
        text: msg`We give the agent your knowledge, your tone, and its limits.`,
      },
      {
        id: 'review',
        title: msg`Review`,
        text: msg`You talk to it the way a customer would and tell us what sounds wrong.`,
      },
      {
        id: 'launch',
        title: msg`Agent launch`,
        text: msg`It starts work and keeps at it, nights and weekends included.`,
      },
    ],
  },
  story: {
    kind: 'table',
    id: 'work',
    title: msg`What it takes off your list`,
    rows: work,
  },
  sample,
  plans: {
    title: msg`Pick by interactions per month`,
    lead: msg`Both plans are monthly. Start with one agent, or put three to work.`,
    layout: 'cards',
    plans: [
      {
        id: 'basic',
        name: basic,
        summary: msg`For one job that repeats every day`,
        features: [...limits.basic, msg`30-day guarantee`],
      },
      {
        id: 'pro',
        name: pro,
        summary: msg`For a business that customers reach in several ways`,
        features: [...limits.pro, msg`Analytics`, msg`Priority support`, msg`30-day guarantee`],
      },
    ],
  },
  notesTitle: msg`Fair questions about an agent`,
  notes: [
    {
      id: 'time',
      title: msg`How soon will it be ready?`,
      text: msg`Plan on 7–14 days from briefing to first real conversation.`,
    },
    {
      id: 'revisions',
      title: msg`What if it sounds wrong?`,
      text: msg`You test it before customers do, and 2 revisions are included to get the tone and the answers right.`,
    },
    {
      id: 'guarantee',
      title: msg`What if it doesn’t suit us?`,
      text: msg`Basic and Pro both come with a 30-day satisfaction guarantee: tell us within 30 days if it isn’t right.`,
    },
  ],
  closing: {
    title: msg`Who answers while you sleep?`,
    lead: msg`Bring the questions your customers ask most. In a free 30-minute call, we’ll tell you which of them an agent can handle.`,
    action: msg`Talk about my agent`,
  },
}

const satisfaction = msg({
  message: '30-day satisfaction guarantee',
  comment: 'Portuguese edition only; fixed by the specification',
})

/** Pro has no analytics and no priority support here: the Portuguese page states neither (R-APT-01). */
const br: ServicePage = {
  head: {
    title: msg`Automation with an AI agent, 24/7`,
    description: msg`Your customers answered at any hour by an AI agent. Implementation in 7–14 days, 2 revisions, and a 30-day satisfaction guarantee.`,
  },
  name,
  title: msg`Your customer wrote. The agent has already replied.`,
  lead: msg`An unanswered message is a sale for the store next door. An AI agent knows your business, answers, qualifies, and books at any hour.`,
  action: msg`I want my agent`,
  secondary: { label: msg({ message: 'View Demo', comment: 'fixed by the specification' }) },
  facts,
  steps: {
    title: msg`From briefing to the first conversation`,
    lead: msg`Four steps, and the last one doesn’t sleep.`,
    items: [
      {
        id: 'briefing',
        title: msg`Briefing`,
        text: msg`You tell us what people ask most, and when it’s time to bring in someone from the team.`,
      },
      {
        id: 'setup',
        title: msg`Agent setup`,
        text: msg`The agent learns your business, the way you talk, and how far it may go.`,
      },
      {
        id: 'review',
        title: msg`Review`,
        text: msg`You talk to it as a customer would and ask for changes.`,
      },
      {
        id: 'launch',
        title: msg`Agent launch`,
        text: msg`The agent goes on duty, and the team can rest.`,
      },
    ],
  },
  story: {
    kind: 'table',
    id: 'work',
    title: msg`What you can hand over`,
    rows: work,
  },
  sample,
  plans: {
    title: msg`How many interactions a month?`,
    lead: msg`Up to 1,000, Basic is enough. Up to 10,000, choose Pro.`,
    layout: 'cards',
    plans: [
      {
        id: 'basic',
        name: basic,
        summary: msg`To hand over the daily messages`,
        features: [...limits.basic, satisfaction],
      },
      {
        id: 'pro',
        name: pro,
        summary: msg`For messages coming in from all sides`,
        features: [...limits.pro, satisfaction],
      },
    ],
  },
  notesTitle: msg`Before you hire an agent`,
  notes: [
    {
      id: 'time',
      title: msg`How many days until it’s live?`,
      text: msg`Implementation takes 7–14 days.`,
    },
    {
      id: 'revisions',
      title: msg`Will it talk like a robot?`,
      text: msg`You test it first and ask for changes: 2 revisions are included.`,
    },
    {
      id: 'guarantee',
      title: msg`What if I don’t like it?`,
      text: msg`There is a 30-day satisfaction guarantee on Basic and on Pro: tell us within 30 days if it isn’t what you need.`,
    },
  ],
  closing: {
    title: msg`Who answers at three in the morning today?`,
    lead: msg`In a free 30-minute call, we’ll look at your messages and see what an agent can take care of.`,
    action: msg`Talk about an agent`,
  },
}

export const service: Service = {
  us,
  br,
  scheduling: 'default',
  look: { steps: 'line', art: 'left', closeUp: 'nearer' },
}
