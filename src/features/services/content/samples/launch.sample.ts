import { msg } from '@lingui/core/macro'
import type { Sample } from './sample'

/** The first month of a dental practice, along the four steps of the page. */
export const sample: Sample = {
  name: msg`See a sample plan`,
  title: msg`A first month, day by day`,
  lead: msg`You get a page like this before anything is produced. It’s the one we work from.`,
  piece: {
    kind: 'timeline',
    heading: msg`Plan for Juniper Dental`,
    meta: msg`Agreed result: 20 first appointments booked`,
    length: 30,
    rows: [
      {
        id: 'planning',
        from: 0,
        to: 5,
        time: msg`Days 1–5`,
        title: msg`One offer, one audience`,
        text: msg`Families within 15 minutes of the office. The offer: a first checkup with time for questions.`,
      },
      {
        id: 'execution',
        from: 5,
        to: 13,
        time: msg`Days 6–13`,
        title: msg`A booking page and three ads`,
        text: msg`Drafted by AI; words and pictures approved by Dr. Reyes. Live on day 13.`,
      },
      {
        id: 'optimization',
        from: 13,
        to: 22,
        time: msg`Days 14–22`,
        title: msg`Keep one ad, drop two`,
        text: msg`The ad that brings in the most bookings stays. We cut the form fields people skip.`,
      },
      {
        id: 'growth',
        from: 22,
        to: 30,
        time: msg`Days 23–30`,
        title: msg`More budget for what brings bookings`,
        text: msg`The budget moves to the ad that stays. On day 30, we count the bookings with you.`,
      },
    ],
  },
  notes: [],
}
