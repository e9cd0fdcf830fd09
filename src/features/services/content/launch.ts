import { msg } from '@lingui/core/macro'
import { pathOf } from '~/catalog/addresses'
import { sample } from './samples/launch.sample'
import type { Service, ServicePage } from './service'

const name = msg({ message: 'Launch', comment: 'fixed by the specification' })

const steps = {
  planning: msg({ message: 'Planning', comment: 'fixed by the specification' }),
  execution: msg({ message: 'Execution', comment: 'fixed by the specification' }),
  optimization: msg({ message: 'Optimization', comment: 'fixed by the specification' }),
  growth: msg({ message: 'Growth', comment: 'fixed by the specification' }),
}

const facts: ServicePage['facts'] = [
  { id: 'setup', label: msg`To get started`, value: msg`no setup fees` },
  { id: 'billing', label: msg`Billing`, value: msg`monthly` },
  { id: 'call', label: msg`First call`, value: msg`free, 30 minutes` },
]

/** The rows of the home's card (R-PKG-14) and the 30 days. */
const features = [
  msg`Results promised in 30 days`,
  msg`10% off your first month`,
  msg`No setup fees`,
  msg`Planning, execution, optimization, growth`,
  msg`A reply within 24 hours`,
]

const us: ServicePage = {
  head: {
    title: msg`Launch: marketing results in 30 days`,
    description: msg`A monthly marketing package in four steps, from planning to growth. No setup fees, 10% discount on the first month, results promised in 30 days.`,
  },
  name,
  title: msg`Give us 30 days to prove it`,
  lead: msg`Launch takes a small business from a plan to its first results. People set the strategy; AI tools speed up the work.`,
  action: msg`Book a free strategy call`,
  secondary: { label: msg({ message: 'Learn More', comment: 'fixed by the specification' }) },
  facts,
  steps: {
    title: msg`Four steps, in this order`,
    lead: msg`You always know which one we’re on and what comes next.`,
    items: [
      {
        id: 'planning',
        title: steps.planning,
        text: msg`We pin down what you sell, who buys it, and which result has to come first. The plan follows from that.`,
      },
      {
        id: 'execution',
        title: steps.execution,
        text: msg`AI drafts fast. People edit, check, and decide what goes out in your name.`,
      },
      {
        id: 'optimization',
        title: steps.optimization,
        text: msg`We look at what the first weeks bring in, keep what works, and change what doesn’t.`,
      },
      {
        id: 'growth',
        title: steps.growth,
        text: msg`What works gets more room, and each month picks up where the last one left off.`,
      },
    ],
  },
  sample,
  plans: {
    title: msg`What Launch costs`,
    lead: msg`The price and what’s in it, before you talk to anyone.`,
    layout: 'table',
    plans: [
      {
        id: 'start',
        name,
        summary: msg`All the way from planning to growth`,
        features,
        firstMonth: {
          percentOff: 10,
          text: msg({
            message: '{price} in the first month',
            comment: 'price is an amount such as $765',
          }),
        },
      },
    ],
  },
  notesTitle: msg`What we agree on`,
  notes: [
    {
      id: 'results',
      title: msg`Results promised in 30 days`,
      text: msg`In the first step, Planning, we agree on which result matters most to you.`,
    },
    {
      id: 'setup',
      title: msg`No fee to get started`,
      text: msg`Your first payment is the monthly price, minus the discount.`,
    },
    {
      id: 'first-month',
      title: msg`10% discount on the first month`,
      text: msg`From the second month on, you pay the regular price.`,
    },
  ],
  closing: {
    title: msg`It starts with a free 30-minute call`,
    lead: msg`Tell us what you sell and which result would help you most. We’ll tell you where Launch would start.`,
    action: msg`Book the free call`,
  },
}

const br: ServicePage = {
  head: {
    title: msg`Launch: a package with a date for results`,
    description: msg`Planning, execution, optimization, and growth at one monthly price. No setup fees, 10% off the first month, and results promised in 30 days.`,
  },
  name,
  title: msg`Results with a date on them: 30 days`,
  lead: msg`Launch gets your marketing off the ground now, with a plan made by people and AI doing the legwork.`,
  action: msg`Book my free consultation`,
  secondary: { label: msg({ message: 'View Portfolio', comment: 'fixed by the specification' }) },
  facts,
  steps: {
    title: msg`From the plan to growth in four steps`,
    lead: msg`A simple order, so you never have to ask how things are going.`,
    items: [
      {
        id: 'planning',
        title: steps.planning,
        text: msg`We learn what you sell, who buys it, and which result is most urgent.`,
      },
      {
        id: 'execution',
        title: steps.execution,
        text: msg`AI drafts fast. People review, adjust, and approve.`,
      },
      {
        id: 'optimization',
        title: steps.optimization,
        text: msg`The first numbers come in: what works stays, what doesn’t changes.`,
      },
      {
        id: 'growth',
        title: steps.growth,
        text: msg`What worked gets more room, and the next month starts one step ahead.`,
      },
    ],
  },
  sample,
  plans: {
    title: msg`One plan, with the price up front`,
    lead: msg`No quote to wait for: what you pay and what comes with it is here.`,
    layout: 'table',
    plans: [
      {
        id: 'start',
        name,
        summary: msg`From the first plan to growth`,
        features,
        firstMonth: {
          percentOff: 10,
          text: msg({
            message: 'In the first month: {price}',
            comment: 'Portuguese edition only; price is an amount such as R$ 1.161',
          }),
        },
      },
    ],
  },
  notesTitle: msg`No small print`,
  notes: [
    {
      id: 'first-month',
      title: msg`First month with a 10% discount`,
      text: msg`It applies to the first monthly payment. From the second month on, you pay the regular price.`,
    },
    {
      id: 'setup',
      title: msg`No fee to join`,
      text: msg`Your first payment is already the monthly price, minus the discount.`,
    },
    {
      id: 'results',
      title: msg`Promised in 30 days`,
      text: msg`In Planning, we decide together which result comes first.`,
    },
  ],
  closing: {
    title: msg`Day 1 starts with a good conversation`,
    lead: msg`30 minutes, free. Tell us about your business and see where Launch would start.`,
    action: msg`Schedule the call`,
  },
}

/** The Portuguese page goes back to the landing page (R-NAV-14, X-17). */
export const service: Service = {
  us,
  br,
  scheduling: 'default',
  back: { br: pathOf('landing', 'br') },
  look: { steps: 'line', art: 'right', closeUp: 'near' },
}
