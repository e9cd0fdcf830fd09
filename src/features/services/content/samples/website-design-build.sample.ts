import { msg } from '@lingui/core/macro'
import type { Sample } from './sample'

/** The single page of a joiner, before it is designed. */
export const sample: Sample = {
  name: msg`See a sample page plan`,
  title: msg`The words come first`,
  lead: msg`You see each page like this before it’s designed. Fixing a mistake now costs a sentence. Later, it costs a day.`,
  piece: {
    kind: 'wireframe',
    address: msg`birchandbeam.example`,
    headline: { text: msg`Shelves cut to fit your wall exactly`, note: 1 },
    lead: msg`We measure at your home, build in our workshop, and install everything in one day.`,
    button: { text: msg`Book a visit`, note: 2 },
    proofs: {
      items: [
        { id: 'price', text: msg`One price, agreed on before we start` },
        { id: 'wood', text: msg`Oak and ash from two hours away` },
        { id: 'day', text: msg`Installed in one day, swept up by evening` },
      ],
      note: 3,
    },
    form: {
      title: msg`When can we come by?`,
      fields: [
        { id: 'name', label: msg`Name` },
        { id: 'phone', label: msg`Phone` },
        { id: 'place', label: msg`Street and city` },
      ],
      note: 4,
    },
  },
  notes: [
    {
      id: 'headline',
      title: msg`One promise, first`,
      text: msg`People who read nothing else know what they get and from whom.`,
    },
    {
      id: 'button',
      title: msg`One thing to click`,
      text: msg`The page asks people to book a visit, nothing else.`,
    },
    {
      id: 'proofs',
      title: msg`Three doubts, answered`,
      text: msg`What it costs, what it’s made of, how much mess it makes. In that order.`,
    },
    {
      id: 'form',
      title: msg`Three fields`,
      text: msg`The rest takes a minute by phone.`,
    },
  ],
}
