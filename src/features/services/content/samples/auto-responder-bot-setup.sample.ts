import { msg } from '@lingui/core/macro'
import type { Sample } from './sample'

/** The menu of a garage on WhatsApp, and a question that is not in it. */
export const sample: Sample = {
  name: msg`See a sample chat`,
  title: msg`What an auto shop’s bot says`,
  lead: msg`Short answers to short questions, and a person for everything else.`,
  piece: {
    kind: 'thread',
    heading: msg`Harbor Garage`,
    meta: msg`WhatsApp, Saturday`,
    answering: msg`Bot`,
    messages: [
      { id: 'hello', from: 'customer', time: msg`7:48 a.m.`, text: msg`Good morning, are you open today?` },
      {
        id: 'menu',
        from: 'us',
        time: msg`7:48 a.m.`,
        text: msg`Good morning! Yes, from 8 to noon. What else can I help you with?`,
        options: [msg`1 Prices`, msg`2 Where to find us`, msg`3 Book a visit`, msg`4 Talk to someone`],
        note: 1,
      },
      { id: 'one', from: 'customer', time: msg`7:49 a.m.`, text: msg`1` },
      {
        id: 'price',
        from: 'us',
        time: msg`7:49 a.m.`,
        text: msg`Oil change $79, brakes from $180, inspection $35. Parts are included.`,
        note: 2,
      },
      {
        id: 'noise',
        from: 'customer',
        time: msg`7:51 a.m.`,
        text: msg`Mine whistles when I turn left`,
      },
      {
        id: 'person',
        from: 'us',
        time: msg`7:51 a.m.`,
        text: msg`That one’s for Jonas. I’ve told him, and he’ll answer you here after eight.`,
        note: 3,
      },
    ],
  },
  notes: [
    {
      id: 'menu',
      title: msg`The menu comes with the answer`,
      text: msg`Ask a question, and the answer comes first.`,
    },
    {
      id: 'prices',
      title: msg`It sticks to your words`,
      text: msg`You set the prices. The bot repeats them and makes nothing up.`,
    },
    {
      id: 'person',
      title: msg`It doesn’t pretend`,
      text: msg`A question it can’t answer goes to someone who can, by name.`,
    },
  ],
}
