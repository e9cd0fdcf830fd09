import { msg } from '@lingui/core/macro'
import { sample } from './samples/ad-management.sample'
import type { Service, ServicePage } from './service'

const meta = msg({ message: 'Meta', comment: 'fixed by the specification' })
const google = msg({ message: 'Google', comment: 'fixed by the specification' })

const setup = { id: 'setup', label: msg`Setup time`, value: msg`48 hours` }
const contract = { id: 'contract', label: msg`Contract`, value: msg`month to month` }
const roi = { id: 'roi', label: msg`ROI guarantee`, value: msg`positive in 30 days` }

const campaigns = {
  id: 'campaigns',
  label: msg`Campaigns`,
  values: [msg`Up to 3 campaigns`, msg`Unlimited campaigns`],
} as const
const reports = {
  id: 'reports',
  label: msg`Reports`,
  values: [msg`Monthly reports`, msg`Weekly reports`],
} as const
const support = {
  id: 'support',
  label: msg`Support`,
  values: [msg`Email support`, msg`WhatsApp + weekly call`],
} as const

const minimum = msg({
  message: 'Minimum ad spend: {price}',
  comment: 'price is an amount such as $300/month',
})

const us: ServicePage = {
  head: {
    title: msg`Ad management for Meta and Google`,
    description: msg`Meta or Google ads, set up in 48 hours, with results in 7 days and monthly contracts. ROI guarantee: positive in 30 days or fee refund.`,
  },
  name: msg({ message: 'Ad Management', comment: 'fixed by the specification' }),
  title: msg`Ads that have to earn their keep`,
  lead: msg`We plan, run, and adjust your campaigns on Meta or Google, month by month. If the ROI isn’t positive in 30 days, we refund our fee.`,
  action: msg`Book a free ad consultation`,
  secondary: { label: msg({ message: 'View Success Stories', comment: 'fixed by the specification' }) },
  facts: [setup, { id: 'results', label: msg`Results`, value: msg`in 7 days` }, contract, roi],
  steps: {
    title: msg`Set up by the day after tomorrow`,
    lead: msg`Two busy days first, then a routine of small adjustments.`,
    items: [
      {
        id: 'briefing',
        title: msg`Briefing`,
        text: msg`We ask what you sell, what a customer is worth to you, and how much you want to spend.`,
      },
      {
        id: 'setup',
        title: msg`Campaign setup`,
        text: msg`We set up the campaigns, audiences, and tracking.`,
      },
      {
        id: 'review',
        title: msg`Review`,
        text: msg`You see the ads and the budget, and nothing runs until you approve it.`,
      },
      {
        id: 'launch',
        title: msg`Campaign launch`,
        text: msg`The ads go live, and the reports show you what each inquiry cost.`,
      },
    ],
  },
  sample,
  plans: {
    title: msg`Meta or Google, side by side`,
    lead: msg`One finds people who don’t know you yet. The other is there when people search.`,
    layout: 'comparison',
    plans: [
      {
        id: 'meta',
        name: meta,
        summary: msg`To be discovered`,
        features: [msg`Monthly contract`, msg`ROI guarantee`],
        extras: [{ plan: 'meta-minimum-spend', text: minimum }],
      },
      {
        id: 'google',
        name: google,
        summary: msg`To be found`,
        features: [msg`Monthly contract`, msg`ROI guarantee`],
        extras: [{ plan: 'google-minimum-spend', text: minimum }],
      },
    ],
    rows: [
      {
        id: 'place',
        label: msg`Where people see you`,
        values: [
          msg`On Facebook and Instagram, among their friends`,
          msg`On Google, with a question in mind`,
        ],
      },
      campaigns,
      reports,
      support,
    ],
  },
  notesTitle: msg`What happens if it doesn’t pay off`,
  notes: [
    {
      id: 'roi',
      title: msg`ROI guarantee: positive in 30 days or fee refund`,
      text: msg`If your campaigns haven’t earned more than they cost after 30 days, we refund our fee.`,
    },
    {
      id: 'contract',
      title: msg`Monthly contracts`,
      text: msg`You decide month to month. The work has to win you over every time.`,
    },
    {
      id: 'speed',
      title: msg`Setup in 48 h, results in 7 days`,
      text: msg`Within the first week, you have numbers of your own to judge us by.`,
    },
  ],
  closing: {
    title: msg`What can you spend to win a customer?`,
    lead: msg`That’s the number we start from. Bring it to a free 30-minute call, or work it out with us there.`,
    action: msg`Talk about my ads`,
  },
}

const features = [
  msg`Monthly contract`,
  msg({ message: 'Positive ROI in 30 days, or the management fee back', comment: 'Portuguese edition only' }),
]

const br: ServicePage = {
  head: {
    title: msg`Paid traffic management on Meta and Google`,
    description: msg`Campaigns on Meta or Google with setup in 48 h, first results in 7 days, and monthly contracts. Positive ROI in 30 days or management-fee refund.`,
  },
  name: msg({ message: 'Stand-Alone Ad Management', comment: 'fixed by the specification' }),
  title: msg`An ad budget isn’t a lottery ticket`,
  lead: msg`We look after your campaigns on Meta or Google, with a monthly contract. Either the ROI is positive in 30 days, or you get the management fee back.`,
  action: msg`I want better ads`,
  secondary: { label: msg({ message: 'View Portfolio', comment: 'fixed by the specification' }) },
  facts: [
    setup,
    {
      id: 'results',
      label: msg`First results`,
      value: msg`in 7 days`,
    },
    contract,
    roi,
  ],
  steps: {
    title: msg`Two days to have everything ready`,
    lead: msg`Then come the first results, and the fine-tuning never stops.`,
    items: [
      {
        id: 'briefing',
        title: msg`Briefing`,
        text: msg`You tell us what you sell, how much you make on a sale, and how far the budget goes.`,
      },
      {
        id: 'setup',
        title: msg`Campaign setup`,
        text: msg`We set up the accounts, the audiences, and the tracking.`,
      },
      {
        id: 'review',
        title: msg`Review`,
        text: msg`You see the ads and how the budget is split before spending the first real.`,
      },
      {
        id: 'launch',
        title: msg`Campaign launch`,
        text: msg`Live campaigns, and a report that explains each result.`,
      },
    ],
  },
  sample,
  plans: {
    title: msg`Where’s your customer: in the feed or in search?`,
    lead: msg`Compare the two. The budget pays for the ads; the monthly fee pays for managing them.`,
    layout: 'comparison',
    plans: [
      {
        id: 'meta',
        name: meta,
        summary: msg`To spark interest`,
        features,
        extras: [{ plan: 'meta-minimum-spend', text: minimum }],
      },
      {
        id: 'google',
        name: google,
        summary: msg`To answer people who search`,
        features,
        extras: [{ plan: 'google-minimum-spend', text: minimum }],
      },
    ],
    rows: [campaigns, reports, support],
  },
  notesTitle: msg`The deal, plainly`,
  notes: [
    {
      id: 'roi',
      title: msg`Positive ROI in 30 days`,
      text: msg`If the return doesn’t exceed the investment in that time, we refund the management fee.`,
    },
    {
      id: 'contract',
      title: msg`Is there a minimum commitment?`,
      text: msg`No. Contracts are monthly.`,
    },
    {
      id: 'speed',
      title: msg`When do I see the first results?`,
      text: msg`In 7 days. The setup takes the first 48 h.`,
    },
  ],
  closing: {
    title: msg`Shall we run the numbers on your budget?`,
    lead: msg`The call is free and takes 30 minutes. Bring your numbers, even on the back of a napkin.`,
    action: msg`Talk about ads`,
  },
}

export const service: Service = {
  us,
  br,
  scheduling: 'default',
  look: { steps: 'column', art: 'right' },
}
