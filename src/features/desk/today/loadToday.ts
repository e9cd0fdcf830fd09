import * as v from 'valibot'
import { deskRevenue } from '~/features/desk/functions/readRevenue'
import { deskToday } from '~/features/desk/functions/readToday'
import { deskRevenueSchema } from '~/features/desk/revenue'

const { span: spanSchema, day: daySchema } = deskRevenueSchema.entries

/** Loads the day, and the revenue of the period named in the URL query; else of the current month. */
export async function loadToday(query: object) {
  const { span, day } = query as Record<string, unknown>
  const wanted = {
    span: v.is(spanSchema, span) ? span : ('month' as const),
    ...(day !== undefined && v.is(daySchema, day) ? { day } : {}),
  }
  const [today, revenue] = await Promise.all([deskToday(), deskRevenue({ data: wanted })])
  return { today, revenue }
}
