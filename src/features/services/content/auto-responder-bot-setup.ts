import { msg } from '@lingui/core/macro'
import { sample } from './samples/auto-responder-bot-setup.sample'
import type { Service, ServicePage } from './service'

const name = msg({ message: 'Auto-Responder Bot', comment: 'fixed by the specification' })
const setup = msg({ message: 'Setup', comment: 'fixed by the specification' })
const maintenance = msg({ message: 'Maintenance', comment: 'fixed by the specification' })

const facts: ServicePage['facts'] = [
  { id: 'setup', label: msg`Setup time`, value: msg`48–72 h` },
  { id: 'channel', label: msg`Channel`, value: msg`WhatsApp` },
  { id: 'support', label: msg`Support`, value: msg`1 month with Setup` },
  { id: 'guarantee', label: msg`Guarantee`, value: msg`a working bot` },
]

const steps = { briefing: msg`Briefing`, setup: msg`Bot setup`, review: msg`Review`, launch: msg`Bot launch` }

/** The plan says 48 h, the page around it 48–72 h: both stand. */
const setupFeatures = [
  msg`WhatsApp bot`,
  msg`Up to 10 automatic replies`,
  msg`Interactive menu`,
  msg`Configuration in 48 h`,
  msg`1 month of support`,
]

const language = [
  {
    plan: 'extra-language',
    text: msg({ message: 'plus {price} for an extra language', comment: 'price is an amount such as $99' }),
  },
] as const

const working = msg`Working bot or free reconfiguration`

const us: ServicePage = {
  head: {
    title: msg`WhatsApp auto-responder bot, set up for you`,
    description: msg`A WhatsApp bot with up to 10 automatic replies and an interactive menu. Setup in 48–72 hours: working bot or free reconfiguration.`,
  },
  name,
  title: msg`No one waits for the first reply`,
  lead: msg`A WhatsApp bot greets your customers, shows them a menu, and answers the questions you hear every day.`,
  action: msg`Book a free bot call`,
  secondary: { label: msg({ message: 'View Demo', comment: 'fixed by the specification' }) },
  facts,
  steps: {
    title: msg`Three days at most`,
    lead: msg`You bring the questions; we build the rest.`,
    items: [
      {
        id: 'briefing',
        title: steps.briefing,
        text: msg`You send us the messages you’re tired of typing. Up to 10 of them become automatic replies.`,
      },
      {
        id: 'setup',
        title: steps.setup,
        text: msg`We write the replies and arrange them in a menu that people can tap through.`,
      },
      {
        id: 'review',
        title: steps.review,
        text: msg`You write to the bot the way your customers do, and we fix what sounds wrong.`,
      },
      {
        id: 'launch',
        title: steps.launch,
        text: msg`It starts replying on your WhatsApp, 24/7. Your month of support starts with it.`,
      },
    ],
  },
  story: {
    kind: 'table',
    id: 'replies',
    title: msg`What people ask, and what they get`,
    lead: msg`Four examples. In the briefing, we settle which questions your bot answers.`,
    rows: [
      { id: 'hours', label: msg`“Are you open on Saturday?”`, value: msg`Your opening hours` },
      { id: 'price', label: msg`“How much is it?”`, value: msg`Your price list` },
      { id: 'place', label: msg`“Where are you?”`, value: msg`Your address and where to park` },
      { id: 'booking', label: msg`“How do I book?”`, value: msg`The steps, or the link to your calendar` },
    ],
  },
  sample,
  plans: {
    title: msg`What setup and maintenance cost`,
    lead: msg`Setup is a one-time payment. Maintenance is monthly, for a bot that has to keep up with you.`,
    layout: 'table',
    plans: [
      {
        id: 'setup',
        name: setup,
        summary: msg`From the first question to a working bot`,
        features: setupFeatures,
      },
      {
        id: 'maintenance',
        name: maintenance,
        summary: msg`For hours, prices, and offers that change`,
        features: [msg`Replies and menu kept up to date`, msg`Extra language for your bot, if you want one`],
        extras: language,
        popular: true,
      },
    ],
  },
  notesTitle: msg`Before the bot says hello`,
  notes: [
    {
      id: 'working',
      title: working,
      text: msg`If the bot doesn’t work, we reconfigure it, and you pay nothing for that.`,
    },
    {
      id: 'time',
      title: msg`Setup in 48–72 h`,
      text: msg`That covers everything from the briefing to the first automatic reply.`,
    },
    {
      id: 'maintenance',
      title: msg`Is Maintenance for me?`,
      text: msg`Only if your answers change. Then it keeps the replies and menu in step with your business, month by month.`,
    },
  ],
  closing: {
    title: msg`Which question do you answer most?`,
    lead: msg`Bring it to a free 30-minute call, and we’ll tell you what the bot would say.`,
    action: msg`Talk about my bot`,
  },
}

const br: ServicePage = {
  head: {
    title: msg`Automatic reply bot for WhatsApp`,
    description: msg`Up to 10 automatic replies and an interactive menu on your WhatsApp, set up in 48–72 h. Working bot or free reconfiguration.`,
  },
  name,
  title: msg`That same question again? Leave it to the bot`,
  lead: msg`“What are your hours?” “How much is it?” “Where are you?” The bot replies on WhatsApp at any hour, and you get back to what only you can do.`,
  action: msg`I want my bot`,
  secondary: { label: msg({ message: 'View Demo', comment: 'fixed by the specification' }) },
  facts,
  steps: {
    title: msg`In two or three days, it’s replying`,
    lead: msg`Your part is to tell us what people ask.`,
    items: [
      {
        id: 'briefing',
        title: steps.briefing,
        text: msg`Open your WhatsApp and show us: up to 10 of those questions become automatic replies.`,
      },
      {
        id: 'setup',
        title: steps.setup,
        text: msg`We write the replies the way you talk and set up the interactive menu.`,
      },
      {
        id: 'review',
        title: steps.review,
        text: msg`You test it as a customer would and tell us what to change.`,
      },
      {
        id: 'launch',
        title: steps.launch,
        text: msg`The bot takes over your WhatsApp, and you watch the first replies go out.`,
      },
    ],
  },
  sample,
  plans: {
    title: msg`One price to build it, another to keep it`,
    lead: msg`Setup is a single payment. Maintenance is monthly and keeps the bot in step with your business.`,
    layout: 'table',
    plans: [
      {
        id: 'setup',
        name: setup,
        summary: msg`To get the bot on its feet`,
        features: setupFeatures,
      },
      {
        id: 'maintenance',
        name: maintenance,
        summary: msg`So the bot never quotes last year’s price`,
        features: [msg`Replies and menu always up to date`, msg`The option of an extra language`],
        extras: language,
        popular: true,
      },
    ],
  },
  more: {
    kind: 'table',
    id: 'start',
    title: msg`Where do I start?`,
    rows: [
      {
        id: 'none',
        label: msg`I don’t have a bot yet`,
        value: setup,
      },
      {
        id: 'changes',
        label: msg`My prices and hours are always changing`,
        value: maintenance,
      },
      {
        id: 'language',
        label: msg`I also serve customers from abroad`,
        value: msg`Maintenance with an extra language`,
      },
    ],
  },
  notesTitle: msg`You can hold us to it`,
  notes: [
    {
      id: 'working',
      title: working,
      text: msg`The bot doesn’t work? We reconfigure it at no charge.`,
    },
    {
      id: 'time',
      title: msg`How long until it replies on its own?`,
      text: msg`In 48–72 h, from the briefing to the first automatic reply.`,
    },
    {
      id: 'support',
      title: msg`What if I have a question later?`,
      text: msg`Setup comes with 1 month of support.`,
    },
  ],
  closing: {
    title: msg`How many times have you answered that today?`,
    lead: msg`Bring the usual questions to a free 30-minute call. We’ll tell you how the bot would reply.`,
    action: msg`Talk about the bot`,
  },
}

export const service: Service = {
  us,
  br,
  scheduling: 'default',
  look: { steps: 'column', art: 'left' },
}
