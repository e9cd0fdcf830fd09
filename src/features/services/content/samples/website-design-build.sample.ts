import { msg } from '@lingui/core/macro'
import type { Sample } from './sample'

/** The single page of a joiner, before it is designed. */
export const sample: Sample = {
  name: msg`See a sample page plan`,
  title: msg`First the words, then the looks`,
  lead: msg`You see each page like this before it is designed. Whatever is wrong costs a sentence now and a day later.`,
  piece: {
    kind: 'wireframe',
    address: msg`birchandbeam.example`,
    headline: { text: msg`Shelves that fit your wall to the millimeter`, note: 1 },
    lead: msg`We measure at your home, build in our workshop and fit everything in one day.`,
    button: { text: msg`Have us measure`, note: 2 },
    proofs: {
      items: [
        { id: 'price', text: msg`One price, agreed before we start` },
        { id: 'wood', text: msg`Oak and ash from two hours away` },
        { id: 'day', text: msg`Fitted in one day, swept in the evening` },
      ],
      note: 3,
    },
    form: {
      title: msg`When may we come by?`,
      fields: [
        { id: 'name', label: msg`Name` },
        { id: 'phone', label: msg`Phone` },
        { id: 'place', label: msg`Street and town` },
      ],
      note: 4,
    },
  },
  notes: [
    {
      id: 'headline',
      title: msg`One promise, first`,
      text: msg`Whoever reads nothing else knows what they get and from whom.`,
    },
    {
      id: 'button',
      title: msg`One thing to press`,
      text: msg`The page wants a visit to measure. It asks for nothing else.`,
    },
    {
      id: 'proofs',
      title: msg`Three doubts, answered`,
      text: msg`What it costs, what it is made of, what a mess it makes. In that order.`,
    },
    {
      id: 'form',
      title: msg`Three fields`,
      text: msg`The rest is asked on the phone, where it takes a minute.`,
    },
  ],
}
