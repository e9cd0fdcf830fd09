import { msg } from '@lingui/core/macro'
import { sample } from './samples/email-marketing.sample'
import type { Service, ServicePage } from './service'

const name = msg({ message: 'Email Marketing', comment: 'fixed by the specification' })
const core = msg({ message: 'Core', comment: 'fixed by the specification' })
const pro = msg({ message: 'Pro', comment: 'fixed by the specification' })

const platforms = {
  id: 'platforms',
  label: msg`Platforms`,
  value: msg`Mailchimp, ConvertKit, ActiveCampaign`,
}

const campaigns = { id: 'campaigns', label: msg`Campaigns`, value: msg`4 or 8 per month` }

const steps = {
  briefing: msg`Briefing`,
  writing: msg`Writing and design`,
  review: msg`Review`,
  sending: msg`Sending out`,
}

/** Plan sizes of this surface; the home states others. */
const features = {
  core: [msg`4 campaigns per month`, msg`Basic segmentation`, msg`Monthly reports`, msg`Email support`],
  pro: [
    msg`8 campaigns per month`,
    msg`Premium design`,
    msg`Advanced segmentation`,
    msg`A/B testing`,
    msg`Automations`,
    msg`Weekly reports`,
    msg`Priority support`,
  ],
}

const gdpr = msg`GDPR opt-out in every email`
const optOut = msg({ message: 'Opt-out in every email, per LGPD', comment: 'Portuguese edition only' })

const us: ServicePage = {
  head: {
    title: msg`Email marketing for the list you already have`,
    description: msg`4 or 8 campaigns a month on Mailchimp, ConvertKit, or ActiveCampaign: written, designed, and reported on, with a GDPR opt-out in every email.`,
  },
  name,
  title: msg`Followers are rented. Your list is yours.`,
  lead: msg`A social network decides who sees your post. An email goes to the people who asked for it. We write, design, and send it, then report what came back.`,
  action: msg`Book a free call`,
  secondary: { label: msg({ message: 'Learn More', comment: 'fixed by the specification' }) },
  facts: [
    campaigns,
    platforms,
    { id: 'opt-out', label: msg`GDPR opt-out`, value: msg`in every email` },
    { id: 'billing', label: msg`Billing`, value: msg`monthly` },
  ],
  steps: {
    title: msg`How a campaign reaches the inbox`,
    lead: msg`The same four steps every time. You’re always the first reader.`,
    items: [
      {
        id: 'briefing',
        title: steps.briefing,
        text: msg`You tell us what’s new, what’s on sale, and who on your list should hear about it.`,
      },
      {
        id: 'writing',
        title: steps.writing,
        text: msg`Subject line, copy, and layout are made as one piece, as short as the subject allows.`,
      },
      {
        id: 'review',
        title: steps.review,
        text: msg`You read the campaign before your list does and tell us what to change.`,
      },
      {
        id: 'sending',
        title: steps.sending,
        text: msg`It goes out through the platform you already use. The report tells you how it did.`,
      },
    ],
  },
  sample,
  plans: {
    title: msg`What Pro adds to Core`,
    lead: msg`Twice the campaigns is one difference. The other is how well each email knows its reader.`,
    layout: 'table',
    plans: [
      {
        id: 'core',
        name: core,
        summary: msg`For a list that should hear from you regularly`,
        features: [...features.core, gdpr],
      },
      {
        id: 'pro',
        name: pro,
        summary: msg`For a list with several kinds of customers`,
        features: [...features.pro, gdpr],
      },
    ],
  },
  more: {
    kind: 'table',
    id: 'segments',
    title: msg`Several conversations, one list`,
    lead: msg`What segmentation is good for, in three examples.`,
    rows: [
      { id: 'new', label: msg`Signed up this week`, value: msg`A welcome, and what to expect from you` },
      { id: 'customer', label: msg`Bought last month`, value: msg`What goes well with it` },
      { id: 'silent', label: msg`Quiet for a year`, value: msg`One good reason to come back` },
    ],
  },
  notesTitle: msg`Good manners in the inbox`,
  notes: [
    {
      id: 'opt-out',
      title: gdpr,
      text: msg`Every email has a way out for anyone who’s had enough. Those who stay want to be there.`,
    },
    {
      id: 'platforms',
      title: msg`Do I have to move my list?`,
      text: msg`Not if it lives in Mailchimp, ConvertKit, or ActiveCampaign. Those are the platforms we work with.`,
    },
    {
      id: 'reports',
      title: msg`How will I know it’s working?`,
      text: msg`From the reports: monthly with Core, weekly with Pro.`,
    },
  ],
  closing: {
    title: msg`Who hasn’t heard from you lately?`,
    lead: msg`Tell us about your list in a free 30-minute call. We’ll suggest what your next email should say.`,
    action: msg`Talk about my list`,
  },
}

const br: ServicePage = {
  head: {
    title: msg`Email marketing with text, design, and reports`,
    description: msg`4 or 8 campaigns per month on Mailchimp, ConvertKit, or ActiveCampaign, with segmentation, reports, and an opt-out in every email per LGPD.`,
  },
  name,
  title: msg`The people on your list would like to hear from you`,
  lead: msg`Now we write. Campaigns with the right subject, straightforward text, and a design that looks like you, sent to the list you’d forgotten about.`,
  action: msg`I want to use my list`,
  secondary: { label: msg({ message: 'View Demo', comment: 'fixed by the specification' }) },
  facts: [
    campaigns,
    platforms,
    {
      id: 'opt-out',
      label: msg`Opt-out per LGPD`,
      value: msg`in every email`,
    },
  ],
  steps: {
    title: msg`From the subject line to the click`,
    lead: msg`Each campaign goes through four steps before it reaches anyone.`,
    items: [
      {
        id: 'briefing',
        title: steps.briefing,
        text: msg`You say what you want to sell, and to which part of the list.`,
      },
      {
        id: 'writing',
        title: steps.writing,
        text: msg`An inviting subject line, copy that gets to the point, and the look of your brand.`,
      },
      {
        id: 'review',
        title: steps.review,
        text: msg`You read, comment, and ask for changes. Your list sees nothing before you do.`,
      },
      {
        id: 'sending',
        title: steps.sending,
        text: msg`The campaign goes out through your platform, and the report shows the opens and clicks.`,
      },
    ],
  },
  sample,
  plans: {
    title: msg`How much does your list want to hear from you?`,
    lead: msg`Core keeps you in touch. Pro doubles the campaigns and adds tests, automations, and premium design.`,
    layout: 'table',
    plans: [
      {
        id: 'core',
        name: core,
        summary: msg`To stay in the inbox`,
        features: [...features.core, optOut],
      },
      {
        id: 'pro',
        name: pro,
        summary: msg`To talk to each group in its own way`,
        features: [...features.pro, optOut],
      },
    ],
  },
  notesTitle: msg`A good email is a welcome email`,
  notes: [
    {
      id: 'opt-out',
      title: optOut,
      text: msg`Every email has a way out for anyone who’s had enough. Those who stay want to read.`,
    },
    {
      id: 'platforms',
      title: msg`Do I have to switch platforms?`,
      text: msg`Not if you already use Mailchimp, ConvertKit, or ActiveCampaign.`,
    },
    {
      id: 'reports',
      title: msg`When do I see the numbers?`,
      text: msg`Every month with Core, every week with Pro.`,
    },
  ],
  closing: {
    title: msg`How many contacts on your list are waiting to hear from you?`,
    lead: msg`In a free 30-minute call, we’ll look at what your list could get first.`,
    action: msg`Talk about the list`,
  },
}

export const service: Service = {
  us,
  br,
  scheduling: 'default',
  look: { steps: 'line', art: 'right' },
}
