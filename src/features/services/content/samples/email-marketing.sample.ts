import { msg } from '@lingui/core/macro'
import type { Sample } from './sample'

/** One campaign of a plant shop. Its rates are not those of the figures that the page states. */
export const sample: Sample = {
  name: msg`See a sample email`,
  title: msg`One idea per email`,
  lead: msg`A campaign as it lands in the inbox, and what the report said about it two days later.`,
  piece: {
    kind: 'letter',
    from: msg`Nora from Fern & Clay`,
    subject: { text: msg`Your fern may not be thirsty`, note: 1 },
    preview: msg`Three signs, and what to do before Sunday`,
    picture: '/samples/email-marketing.svg',
    greeting: { text: msg`Hi Sam,`, note: 2 },
    paragraphs: [
      msg`You took home a Boston fern in March. Around now, the first tips turn brown, and most people water more. That’s the wrong instinct.`,
      msg`I’ve written down the three signs that tell thirst from too much love. It takes two minutes to read.`,
    ],
    button: { text: msg`Show me the three signs`, note: 3 },
    optOut: msg`You’re getting this because you signed up when you bought from us. Unsubscribe in one click.`,
    figures: [
      { id: 'sent', value: 2400, label: msg`sent, to people who bought a fern` },
      { id: 'opened', value: 840, label: msg`opened it` },
      { id: 'clicked', value: 126, label: msg`clicked` },
    ],
  },
  notes: [
    {
      id: 'subject',
      title: msg`A subject about the reader`,
      text: msg`No offer and no exclamation point. It names a worry they may have this week.`,
    },
    {
      id: 'segment',
      title: msg`Only the people it’s for`,
      text: msg`People who bought a cactus get a different email, or none.`,
    },
    {
      id: 'button',
      title: msg`One button`,
      text: msg`One idea, one next step. So the clicks tell you whether the idea was right.`,
    },
  ],
}
