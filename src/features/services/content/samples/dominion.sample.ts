import { msg } from '@lingui/core/macro'
import type { Sample } from './sample'

/** The KPIs of the six areas of the page, as they stand after the second month. */
export const sample: Sample = {
  name: msg`See a sample KPI sheet`,
  title: msg`Six numbers on one sheet`,
  lead: msg`One number for each area, agreed on before we start. The sheet shows where each began, where it is now, and where it needs to be.`,
  piece: {
    kind: 'report',
    heading: msg`KPI sheet for Northgate Windows`,
    meta: msg`End of month 2`,
    figures: [
      { id: 'reached', label: msg`reached`, value: 2 },
      { id: 'course', label: msg`on track`, value: 3 },
      { id: 'behind', label: msg`behind plan`, value: 1 },
    ],
    columns: [msg`Agreed number`, msg`Start`, msg`Now`, msg`Target`],
    rows: [
      {
        id: 'strategy',
        label: msg`Share of orders from new customers`,
        note: msg`Strategy: behind plan`,
        values: [msg`22%`, msg`25%`, msg`32%`],
        goal: { done: 30, state: 'behind' },
      },
      {
        id: 'ads',
        label: msg`Cost per inquiry`,
        note: msg`Ads: on track`,
        values: [msg`$46`, msg`$33`, msg`$28`],
        goal: { done: 72, state: 'course' },
      },
      {
        id: 'content',
        label: msg`Monthly visits from search`,
        note: msg`Content: on track`,
        values: [2100, 3050, 3400],
        goal: { done: 73, state: 'course' },
      },
      {
        id: 'automation',
        label: msg`Inquiries that get a follow-up`,
        note: msg`Automation: reached`,
        values: [msg`40%`, msg`100%`, msg`100%`],
        goal: { done: 100, state: 'reached' },
      },
      {
        id: 'web',
        label: msg`Visitors who inquire`,
        note: msg`Web and funnels: on track`,
        values: [msg`1.1%`, msg`1.9%`, msg`2.2%`],
        goal: { done: 73, state: 'course' },
      },
      {
        id: 'analytics',
        label: msg`Inquiries with a known source`,
        note: msg`Analytics: reached`,
        values: [msg`38%`, msg`93%`, msg`90%`],
        goal: { done: 100, state: 'reached' },
      },
    ],
    next: {
      title: msg`From your account manager`,
      text: msg`Five of the six are where they should be. For the one that’s behind, we’ll bring you two proposals on Friday: a second offer for building managers, or more budget for search.`,
    },
  },
  notes: [],
}
