import { msg } from '@lingui/core/macro'
import type { Sample } from './sample'

/** The chapters of a video of 12:30 minutes, counted in seconds. */
export const sample: Sample = {
  name: msg`See a sample cut list`,
  title: msg`From 41 minutes to 12½`,
  lead: msg`With the video, you get its chapters, ready to paste, and a note on what we did in each.`,
  piece: {
    kind: 'timeline',
    heading: msg`“I built a table out of an old door”`,
    meta: msg`41:10 of footage, cut to 12:30`,
    length: 750,
    rows: [
      {
        id: 'hook',
        from: 0,
        to: 22,
        time: msg`0:00`,
        title: msg`The table, and a fall`,
        text: msg`The best eight seconds come first, then the greeting.`,
      },
      {
        id: 'plan',
        from: 22,
        to: 130,
        time: msg`0:22`,
        title: msg`What it costs and what it takes`,
        text: msg`Three takes became one. Prices are on the screen.`,
      },
      {
        id: 'saw',
        from: 130,
        to: 345,
        time: msg`2:10`,
        title: msg`Sawing the door`,
        text: msg`Fourteen minutes of noise, told in three and a half.`,
      },
      {
        id: 'mistake',
        from: 345,
        to: 520,
        time: msg`5:45`,
        title: msg`Where it went wrong`,
        text: msg`Left uncut: this is the part people write about.`,
      },
      {
        id: 'finish',
        from: 520,
        to: 690,
        time: msg`8:40`,
        title: msg`Oil and light`,
        text: msg`Colors matched, so two afternoons look like one.`,
      },
      {
        id: 'end',
        from: 690,
        to: 750,
        time: msg`11:30`,
        title: msg`Would I do it again?`,
        text: msg`The answer leads into the next video.`,
      },
    ],
  },
  notes: [],
}
