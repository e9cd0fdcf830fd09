import { deskRevenue } from '~/features/desk/functions/readRevenue'
import { deskToday } from '~/features/desk/functions/readToday'
import { type RevenueSpan, revenueSpans } from '~/features/desk/revenue'

const isSpan = (value: unknown): value is RevenueSpan => revenueSpans.some((span) => span === value)

/** Loads the day, and the revenue of the period named in the URL query; else of the current month. */
export async function loadToday(query: object) {
  const { span, day } = query as Record<string, unknown>
  const isDay = typeof day === 'string' && !Number.isNaN(Date.parse(day)) && /^\d{4}-\d\d-\d\d$/.test(day)
  const wanted = { span: isSpan(span) ? span : ('month' as const), ...(isDay ? { day } : {}) }
  const [today, revenue] = await Promise.all([deskToday(), deskRevenue({ data: wanted })])
  return { today, revenue }
}
