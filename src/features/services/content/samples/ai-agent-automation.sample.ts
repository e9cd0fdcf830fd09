import { msg } from '@lingui/core/macro'
import type { Sample } from './sample'

/** A night-time conversation in which the agent answers, qualifies, books and calls a person. */
export const sample: Sample = {
  name: msg`See a sample conversation`,
  title: msg`Tuesday, 3:04 a.m.`,
  lead: msg`A physical therapy patient can’t sleep. No one else has to be awake for that.`,
  piece: {
    kind: 'thread',
    heading: msg`Corner Street PT`,
    meta: msg`Virtual assistant, early Tuesday morning`,
    answering: msg`Agent`,
    messages: [
      {
        id: 'question',
        from: 'customer',
        time: msg`3:04 a.m.`,
        text: msg`Hi, do you have anything open this week? It’s my lower back.`,
      },
      {
        id: 'qualifies',
        from: 'us',
        time: msg`3:04 a.m.`,
        text: msg`Sorry to hear that. Does the pain run down your leg? And have you been here before?`,
        note: 1,
      },
      { id: 'answer', from: 'customer', time: msg`3:05 a.m.`, text: msg`Just my back. First time.` },
      {
        id: 'offers',
        from: 'us',
        time: msg`3:05 a.m.`,
        text: msg`A first visit is 50 minutes with Marta, $85. When works for you?`,
        options: [msg`Thursday, 9:20 a.m.`, msg`Friday, 5:40 p.m.`],
        note: 2,
      },
      {
        id: 'chooses',
        from: 'customer',
        time: msg`3:07 a.m.`,
        text: msg`Thursday. Does my insurance cover it?`,
      },
      {
        id: 'books',
        from: 'us',
        time: msg`3:07 a.m.`,
        text: msg`Thursday at 9:20 is yours. Paula at the front desk handles insurance: she has your question and will text you at eight.`,
        note: 3,
      },
    ],
  },
  notes: [
    {
      id: 'asks',
      title: msg`It asks what your team would ask`,
      text: msg`Two questions, taken from your briefing. They decide which appointment fits.`,
    },
    {
      id: 'knows',
      title: msg`It knows your prices and calendar`,
      text: msg`It offers only open times and quotes only what’s on your price list.`,
    },
    {
      id: 'stops',
      title: msg`It knows its limits`,
      text: msg`What it isn’t allowed to answer goes to a person, with the conversation so far.`,
    },
  ],
}
