import { msg } from '@lingui/core/macro'
import type { Report, Sample } from './sample'

type Own = Pick<Sample, 'title' | 'lead'> & {
  meta: Report['meta']
  next: Report['next']['text']
  /** What went out besides the email: the editions deliver different things (R-PKG-16, R-PKG-17). */
  sent: readonly [Report['rows'][number], Report['rows'][number]]
}

const report = ({ title, lead, meta, next, sent }: Own): Sample => ({
  name: msg`See a sample report`,
  title,
  lead,
  piece: {
    kind: 'report',
    heading: msg`Tidewater Yoga: the results`,
    meta,
    figures: [
      { id: 'visits', label: msg`Page visits`, value: 1840, before: msg`1,510 before` },
      { id: 'bookings', label: msg`Trial classes booked`, value: 63, before: msg`54 before` },
    ],
    columns: [msg`What went out`, msg`Seen by`, msg`Visits`, msg`Booked`],
    rows: [
      {
        id: 'email',
        label: msg`Email “Your first class is on us”`,
        note: msg`Sent to everyone who asked for the schedule`,
        values: [1120, 96, 14],
      },
      ...sent,
      {
        id: 'others',
        label: msg`Search and direct`,
        note: msg`People who knew the name or were looking for a studio`,
        values: [msg`–`, 1384, 15],
      },
    ],
    next: { title: msg`What we’re changing`, text: next },
  },
  notes: [],
})

export const us = report({
  title: msg`A report that fits on one page`,
  lead: msg`It says what went out, what it brought in, and what we’re changing.`,
  meta: msg`Report 3, May 12–25`,
  next: msg`The reel about the neck brings in the most bookings, so the next two are about the back and the knees. The email goes out on Sunday evening instead of Monday.`,
  sent: [
    {
      id: 'reels',
      label: msg`2 reels`,
      note: msg`“Five minutes for a stiff neck” did best`,
      values: [8300, 212, 23],
      ends: true,
    },
    {
      id: 'posts',
      label: msg`10 posts`,
      note: msg`The schedule was saved 140 times`,
      values: [14600, 148, 11],
    },
  ],
})

export const br = report({
  title: msg`What changed this week, on one page`,
  lead: msg`The report says what went out, what it brought in, and what we’re adjusting. In plain words, with no jargon.`,
  meta: msg`Report 3, May 12–18`,
  next: msg`The campaign about the neck brings in the most bookings and gets most of the budget. The email goes out on Sunday evening instead of Monday.`,
  sent: [
    {
      id: 'campaign',
      label: msg`Campaign “Stiff neck”`,
      note: msg`The five-minute video did best`,
      values: [8300, 212, 23],
      ends: true,
    },
    {
      id: 'posts',
      label: msg`5 posts`,
      note: msg`The schedule was saved 140 times`,
      values: [14600, 148, 11],
    },
  ],
})
