import { msg } from '@lingui/core/macro'
import type { Sample } from './sample'

/** A film of one minute for the anniversary of a haulier; drawn in scripts/art/samples. */
export const sample: Sample = {
  name: msg`See a sample storyboard`,
  title: msg`A minute in six frames`,
  lead: msg`This is the page you approve. Only then do the drawings begin to move.`,
  piece: {
    kind: 'boards',
    heading: msg`Twenty-five years of Halden Freight`,
    meta: msg`Opening film for the evening, no voiceover`,
    frame: 'wide',
    drawings: { us: '/samples/animated-event-video.svg', br: '/samples/animated-event-video.svg' },
    boards: [
      {
        id: 'dark',
        label: msg`0:00`,
        title: msg`Before dawn`,
        text: msg`A road, a line of light. No one knows yet what it will be.`,
      },
      {
        id: 'van',
        label: msg`0:09`,
        title: msg`Headlights`,
        text: msg`One van comes over the hill. On screen: “It began with one.”`,
      },
      {
        id: 'town',
        label: msg`0:20`,
        title: msg`Morning in town`,
        text: msg`Shutters go up, parcels change hands. The music finds its beat.`,
      },
      {
        id: 'map',
        label: msg`0:31`,
        title: msg`The map fills`,
        text: msg`One line becomes forty. Each stop is one of your depots.`,
      },
      {
        id: 'people',
        label: msg`0:43`,
        title: msg`Who drove it all`,
        text: msg`Four drivers, from the first van to the newest. The room will know who they are.`,
      },
      {
        id: 'sun',
        label: msg`0:54`,
        title: msg`The sun is up`,
        text: msg`The van again, and the number 25. Lights on, and your host walks onstage.`,
      },
    ],
  },
  notes: [],
}
