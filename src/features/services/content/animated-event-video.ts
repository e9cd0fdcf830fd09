import { msg } from '@lingui/core/macro'
import { pathOf } from '~/catalog/addresses'
import { br, name, premium, standard, stepNames } from './animated-event-video.br'
import { sample } from './samples/animated-event-video.sample'
import type { Service, ServicePage } from './service'

const included = [
  msg`Script and storyboard`,
  msg`Commercial rights with unlimited use`,
  msg({ message: 'Guarantee: 100% satisfied or full refund', comment: 'fixed by the specification' }),
]

const us: ServicePage = {
  head: {
    title: msg`Animated event video in 2D or 3D`,
    description: msg`An animated film for your event with script, storyboard, and commercial rights. 2D in 7 days, 3D in 10. 100% satisfied or full refund.`,
  },
  name,
  title: msg`Make everyone look up from their phones`,
  lead: msg`An animated film made for one event: yours. We write the script, draw the storyboard, and animate it in 2D or 3D.`,
  action: msg`Book a free film call`,
  secondary: {
    label: msg({ message: 'View Examples', comment: 'fixed by the specification' }),
    href: pathOf('home', 'us'),
  },
  facts: [
    { id: 'script', label: msg`Script and storyboard`, value: msg`included in both plans` },
    { id: 'rights', label: msg`Commercial rights`, value: msg`unlimited use` },
    { id: 'revisions', label: msg`Revisions`, value: msg`2 or unlimited` },
    { id: 'guarantee', label: msg`Guarantee`, value: msg`full refund` },
  ],
  steps: {
    title: msg`From your briefing to the big screen`,
    lead: msg`You see the whole film on paper before anything moves.`,
    items: [
      {
        id: 'briefing',
        title: stepNames.briefing,
        text: msg`You tell us the occasion, who’ll be in the room, and the one thing they should take home.`,
      },
      {
        id: 'script',
        title: stepNames.script,
        text: msg`We write the script and draw the storyboard, scene by scene, for you to approve.`,
      },
      {
        id: 'animation',
        title: stepNames.animation,
        text: msg`The drawings start to move, in 2D or 3D, and we add the sound.`,
      },
      {
        id: 'delivery',
        title: stepNames.delivery,
        text: msg`You get the finished film in 3 or 5 formats, with the rights to show it as often as you like.`,
      },
    ],
  },
  sample,
  plans: {
    title: msg`Two films, one guarantee`,
    lead: msg`Both include script, storyboard, and rights. Length, look, and sound differ.`,
    layout: 'cards',
    plans: [
      {
        id: 'standard',
        name: standard,
        summary: msg`One message, told in 2D`,
        features: [
          msg`Up to 60 s`,
          msg`Professional 2D animation`,
          msg`Soundtrack`,
          msg`3 formats`,
          msg`7-day delivery`,
          msg`2 revisions`,
          ...included,
        ],
      },
      {
        id: 'premium',
        name: premium,
        summary: msg`A 3D film with its own cast and voice`,
        features: [
          msg`Up to 120 s`,
          msg`Advanced 3D`,
          msg`Custom characters`,
          msg`Professional voiceover`,
          msg`Original soundtrack`,
          msg`5 formats`,
          msg`10-day delivery`,
          msg`Unlimited revisions`,
          ...included,
        ],
        popular: true,
      },
    ],
  },
  // The other reading of the two plans: another way to order, and the page says so.
  more: {
    kind: 'options',
    id: 'formats',
    title: msg({ message: 'Formats on request', comment: 'fixed by the specification' }),
    lead: msg`On request, Standard and Premium also come in these formats, on these terms.`,
    columns: [msg`Standard, on request`, msg`Premium, on request`],
    rows: [
      { id: 'length', label: msg`Length`, values: [msg`90 s`, msg`180 s`] },
      { id: 'resolution', label: msg`Resolution`, values: [msg`1080p`, msg`4K`] },
      { id: 'music', label: msg`Music`, values: [msg`Stock music`, msg`Custom score`] },
      { id: 'revision', label: msg`Revision`, values: [msg`1 revision`, msg`1 revision`] },
      {
        id: 'storyboard',
        label: msg`Storyboard guarantee`,
        values: [
          msg`Money back until the storyboard is approved`,
          msg`Money back until the storyboard is approved`,
        ],
      },
    ],
  },
  notesTitle: msg`Before the lights go down`,
  notes: [
    {
      id: 'guarantee',
      title: msg`100% satisfied or full refund`,
      text: msg`The guarantee is the same for Standard and Premium. If you’re not satisfied with the film, you get the full price back.`,
    },
    {
      id: 'rights',
      title: msg`Show it wherever you like`,
      text: msg`Both plans come with commercial rights and unlimited use, on stage and off.`,
    },
    {
      id: 'revisions',
      title: msg`Tell us what to change`,
      text: msg`Standard takes 7 days and includes 2 revisions. Premium takes 10 days and has no limit on revisions.`,
    },
  ],
  closing: {
    title: msg({ message: 'Ready to Impress at Your Event?', comment: 'fixed by the specification' }),
    lead: msg`Tell us the date and the occasion in a free 30-minute call. We’ll tell you which film fits.`,
    action: msg`Talk about my event`,
  },
}

export const service: Service = {
  us,
  br,
  scheduling: 'video',
  look: { steps: 'column', art: 'right' },
}
