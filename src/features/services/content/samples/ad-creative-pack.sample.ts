import { msg } from '@lingui/core/macro'
import type { Sample } from './sample'

const button = msg({
  message: 'Try a bottle',
  comment: 'On the button that is drawn in both sample ads: at most 14 letters',
})

/** Two ads of one pack against each other; drawn in scripts/art/samples. */
export const sample: Sample = {
  name: msg`See a sample pair`,
  title: msg`Two ads for the same bottle`,
  lead: msg`A pack shows you what people stop for. Here are two of its ads and how they did in a week.`,
  piece: {
    kind: 'boards',
    heading: msg`Citra lemonade, summer campaign`,
    meta: msg`One week in the feed, shown equally often`,
    frame: 'tall',
    drawings: { us: '/samples/ad-creative-pack-us.svg', br: '/samples/ad-creative-pack-br.svg' },
    boards: [
      {
        id: 'a',
        label: msg`Ad A`,
        title: msg`Less sugar than you think`,
        text: msg`Names what’s missing. People read it and scrolled past.`,
        button,
        result: { value: 27, label: msg`of 1,000 clicked` },
      },
      {
        id: 'b',
        label: msg`Ad B`,
        title: msg`Eleven lemons in every bottle`,
        text: msg`Names what’s in it, with a number. It keeps running, and the next pack starts from here.`,
        button,
        result: { value: 42, label: msg`of 1,000 clicked`, best: true },
      },
    ],
  },
  notes: [],
}
