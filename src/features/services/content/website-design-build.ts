import { msg } from '@lingui/core/macro'
import { sample } from './samples/website-design-build.sample'
import type { Service, ServicePage } from './service'

const name = msg({ message: 'Website/Funnel Build', comment: 'fixed by the specification' })

const delivery = { id: 'delivery', label: msg`Delivery`, value: msg`7–14 business days` }
const hosting = msg({ message: 'plus {price} hosting', comment: 'price is an amount such as $29/month' })
const revisions = { id: 'revisions', label: msg`Revisions`, value: msg`2 or 3, depending on the plan` }
const refund = { id: 'guarantee', label: msg`Guarantee`, value: msg`100% money back` }

const delivered = msg`Delivery in 7–14 business days`

/**
 * Next to 2 or 3 revisions a plan the page states unlimited ones, and two times: delivery for both plans, go-live
 * and free edits for the larger one, after its delivery.
 */
const us: ServicePage = {
  head: {
    title: msg`Website and funnel build, one page or five`,
    description: msg`A single page or a 5-page site, designed, written, and built. Delivery in 7–14 business days, unlimited revisions until approval, 100% money back.`,
  },
  name,
  title: msg`A website you’re glad to send people to`,
  lead: msg`One page or five, designed, written, and built for a single purpose: to get visitors to contact you.`,
  action: msg`Book a free website call`,
  secondary: { label: msg({ message: 'View Examples', comment: 'fixed by the specification' }) },
  facts: [delivery, revisions, { id: 'hosting', label: msg`Hosting`, value: msg`by the month` }, refund],
  steps: {
    title: msg`How your site goes live`,
    lead: msg`You answer questions and look at drafts. We do the rest.`,
    items: [
      {
        id: 'briefing',
        title: msg`Briefing`,
        text: msg`We ask what you sell, who buys it, and what a visitor should do before leaving.`,
      },
      {
        id: 'production',
        title: msg`Production`,
        text: msg`Structure, words, and design are made together, so nothing has to be squeezed in later.`,
      },
      {
        id: 'review',
        title: msg`Review`,
        text: msg`You click through it and tell us what to change, until you approve.`,
      },
      {
        id: 'go-live',
        title: msg`Go-live`,
        text: msg`Your site goes live, and the monthly hosting keeps it running.`,
      },
    ],
  },
  story: {
    kind: 'table',
    id: 'size',
    title: msg`Which one do you need?`,
    lead: msg`Three situations, three short answers.`,
    rows: [
      { id: 'offer', label: msg`You have one offer and want one action`, value: msg`Single Page` },
      { id: 'ads', label: msg`Your ads need somewhere to land`, value: msg`Single Page, as a funnel` },
      { id: 'compare', label: msg`People compare before they call you`, value: msg`5-Page` },
    ],
  },
  sample,
  plans: {
    title: msg`What building and hosting cost`,
    lead: msg`You pay for the site once. Hosting is the only monthly charge. Delivery time runs from your order, go-live time from your approval.`,
    layout: 'cards',
    plans: [
      {
        id: 'single-page',
        name: msg({ message: 'Single Page', comment: 'fixed by the specification' }),
        summary: msg`A single page with a single goal`,
        features: [msg`1 page, designed and written`, msg`2 revisions`, delivered, msg`100% money back`],
        extras: [{ plan: 'single-page-hosting', text: hosting }],
      },
      {
        id: 'five-page',
        name: msg({ message: '5-Page', comment: 'fixed by the specification' }),
        summary: msg`Room for what you do, who it’s for, and why you`,
        features: [
          msg`5 pages, designed and written`,
          msg`3 revisions`,
          delivered,
          msg`Go-live in 5–7 days`,
          msg`2 free minor edits`,
          msg`100% money back`,
        ],
        extras: [{ plan: 'five-page-hosting', text: hosting }],
      },
    ],
  },
  notesTitle: msg`Nothing goes live without your OK`,
  notes: [
    {
      id: 'guarantee',
      title: msg`100% money back`,
      text: msg`If the website isn’t what you wanted, you get back everything you paid.`,
    },
    {
      id: 'approval',
      title: msg`Unlimited revisions until approval`,
      text: msg`You decide when it’s finished, and nothing goes live before that.`,
    },
    {
      id: 'delivery',
      title: delivered,
      text: msg`That’s how long a website takes here, whether it has one page or five.`,
    },
  ],
  closing: {
    title: msg`What should your website do next month?`,
    lead: msg`Tell us in a free 30-minute call. We’ll tell you whether one page is enough.`,
    action: msg`Talk about my website`,
  },
}

const br: ServicePage = {
  head: {
    title: msg`Websites and funnels from one page to five`,
    description: msg`A single page or a 5-page site, delivered in 7–14 business days, with monthly upkeep and a 100% money-back guarantee.`,
  },
  name,
  title: msg`Your best salesperson may be your website`,
  lead: msg`A website or funnel with the right words, a beautiful design, and one clear path to the inquiry.`,
  action: msg`I want my website`,
  secondary: { label: msg({ message: 'View Portfolio', comment: 'fixed by the specification' }) },
  facts: [
    delivery,
    revisions,
    {
      id: 'upkeep',
      label: msg`Upkeep`,
      value: msg`by the month`,
    },
    refund,
  ],
  steps: {
    title: msg`From a blank page to a live site`,
    lead: msg`You know the business. We know the way.`,
    items: [
      {
        id: 'briefing',
        title: msg`Briefing`,
        text: msg`You tell us what you sell, to whom, and what the visitor should do on the site.`,
      },
      {
        id: 'production',
        title: msg`Production`,
        text: msg`Structure, copy, and design come from one team. You don’t have to chase three vendors.`,
      },
      {
        id: 'review',
        title: msg`Review`,
        text: msg`You click through it, comment, and ask for changes.`,
      },
      {
        id: 'go-live',
        title: msg`Go-live`,
        text: msg`The site is published, and the monthly upkeep takes care of it from then on.`,
      },
    ],
  },
  sample,
  plans: {
    title: msg`One page or five?`,
    lead: msg`The price of the site and the price of the upkeep, separately.`,
    layout: 'cards',
    plans: [
      {
        id: 'single-page',
        name: msg`Single page`,
        summary: msg`For one offer, one campaign, or one launch`,
        features: [
          msg`1 page, text and design included`,
          msg`2 revisions`,
          msg`Delivery in 7–14 business days`,
          msg`100% money-back guarantee`,
        ],
        extras: [
          {
            plan: 'single-page-hosting',
            text: msg({ message: 'plus {price} upkeep', comment: 'Portuguese edition only' }),
          },
        ],
      },
      {
        id: 'five-page',
        name: msg`5-page site`,
        summary: msg`For the company that wants to show everything it does`,
        features: [
          msg`5 pages, text and design included`,
          msg`3 revisions`,
          msg`Delivery in 7–14 business days`,
          msg`100% money-back guarantee`,
        ],
        extras: [
          {
            plan: 'five-page-hosting',
            text: msg({ message: 'plus {price} upkeep', comment: 'Portuguese edition only' }),
          },
        ],
      },
    ],
  },
  notesTitle: msg`No unpleasant surprises`,
  notes: [
    {
      id: 'guarantee',
      title: msg`100% money-back guarantee`,
      text: msg`If the website isn’t what you expected, we refund everything you paid.`,
    },
    {
      id: 'delivery',
      title: msg`When is it ready?`,
      text: msg`In 7–14 business days, with one page or five.`,
    },
    {
      id: 'upkeep',
      title: msg`And after that?`,
      text: msg`You don’t have to look after the site alone: upkeep is monthly, and its price is in the plan.`,
    },
  ],
  closing: {
    title: msg`What does your website say about you today?`,
    lead: msg`In a free 30-minute call, we’ll look at the site you have, or imagine the one you need.`,
    action: msg`Talk about the website`,
  },
}

export const service: Service = {
  us,
  br,
  scheduling: 'default',
  look: { steps: 'line', art: 'left' },
}
