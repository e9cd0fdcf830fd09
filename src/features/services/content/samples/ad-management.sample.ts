import { msg } from '@lingui/core/macro'
import type { Sample } from './sample'

/** A week of search ads of a furniture shop. The amounts of the rows and their sums agree, in both currencies. */
export const sample: Sample = {
  name: msg`See a sample report`,
  title: msg`Each line ends in a decision`,
  lead: msg`A report is only worth reading if something comes of it. This one fits on one page.`,
  piece: {
    kind: 'report',
    heading: msg`Lamp & Linen, search ads`,
    meta: msg`Week 6`,
    figures: [
      { id: 'each', label: msg`per inquiry`, value: msg`$11`, before: msg`$14 the week before` },
      { id: 'inquiries', label: msg`inquiries this week`, value: 40 },
      { id: 'spent', label: msg`spent on these ads`, value: msg`$444` },
    ],
    columns: [msg`Searched for`, msg`Spent`, msg`Inquiries`, msg`Cost each`],
    rows: [
      {
        id: 'armchair',
        label: msg`“high-back armchair”`,
        note: msg`Proposed: 20% more starting Monday`,
        values: [msg`$209`, 19, msg`$11`],
      },
      {
        id: 'lamp',
        label: msg`“bedside reading lamp”`,
        note: msg`New copy: the old ad left out the price`,
        values: [msg`$144`, 9, msg`$16`],
      },
      {
        id: 'name',
        label: msg`“lamp and linen”`,
        note: msg`Stays as it is`,
        values: [msg`$60`, 12, msg`$5`],
      },
      {
        id: 'free',
        label: msg`“free furniture”`,
        note: msg`Excluded: they want it free`,
        values: [msg`$31`, 0, msg`–`],
      },
    ],
    next: {
      title: msg`For you to decide`,
      text: msg`Thirteen people asked whether you deliver. If you do, we’ll say so in the first line of the ad. A yes or no by Friday is enough.`,
    },
  },
  notes: [],
}
