import { msg } from '@lingui/core/macro'
import type { Sample } from './sample'

/** The menu of a garage on WhatsApp, and a question that is not in it. */
export const sample: Sample = {
  name: msg`See a sample chat`,
  title: msg`What the bot of a garage says`,
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
        text: msg`Good morning! Today from 8 to noon. What else can I tell you?`,
        options: [msg`1 Prices`, msg`2 Where to find us`, msg`3 Book a service`, msg`4 Talk to someone`],
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
        text: msg`That one is for Jonas. I have told him, and he answers you here from eight.`,
        note: 3,
      },
    ],
  },
  notes: [
    {
      id: 'menu',
      title: msg`The menu comes with the answer`,
      text: msg`Nobody has to press a number to hear what they asked.`,
    },
    {
      id: 'prices',
      title: msg`Your words, your prices`,
      text: msg`You write the list once. The bot repeats it and invents nothing.`,
    },
    {
      id: 'person',
      title: msg`It does not pretend`,
      text: msg`A question it does not know goes to somebody who does, by name.`,
    },
  ],
}
