import { useLingui } from '@lingui/react/macro'
import { type DeskRevenue, type RevenueSpan, revenueSpans } from '~/features/desk/revenue'
import { Icon } from '~/ui/Icon'
import { DeskLink } from '../shell/DeskLink'

const hrefOf = (span: RevenueSpan, day: string | null) =>
  `/desk/today?span=${span}${day ? `&day=${day}` : ''}`

/** Chooses the period of the revenue: its length, and the one before or after. */
export function RevenuePeriod({ revenue: { span, first, last, before, after } }: { revenue: DeskRevenue }) {
  const { t, i18n } = useLingui()
  const names: Record<RevenueSpan, string> = {
    day: t({ message: 'Day', comment: 'Desk: length of a period' }),
    week: t({ message: 'Week', comment: 'Desk: length of a period' }),
    month: t({ message: 'Month', comment: 'Desk: length of a period' }),
    year: t({ message: 'Year', comment: 'Desk: length of a period' }),
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <ul aria-label={t`Period`} className="flex flex-wrap gap-2">
        {revenueSpans.map((name) => (
          <li key={name}>
            <DeskLink
              // From the current period to today, not to the first of the month.
              href={hrefOf(name, after && first)}
              aria-current={name === span ? 'true' : undefined}
              className="inline-flex min-h-10 items-center rounded-full border border-line px-3.5 text-small font-500 aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper hover:border-ink"
            >
              {names[name]}
            </DeskLink>
          </li>
        ))}
      </ul>
      <p className="flex items-center gap-3">
        <DeskLink
          href={hrefOf(span, before)}
          aria-label={t({
            message: 'Previous period',
            comment: 'Desk: leads to the revenue of the month before',
          })}
          className="round-control h-11 w-11 bg-white"
        >
          <Icon name="back" />
        </DeskLink>
        <strong className="figures font-600 first-letter:uppercase">
          {titleOf(i18n.locale, span, first, last)}
        </strong>
        {after && (
          <DeskLink
            href={hrefOf(span, after)}
            aria-label={t({
              message: 'Next period',
              comment: 'Desk: leads to the revenue of the month after',
            })}
            className="round-control h-11 w-11 bg-white"
          >
            <Icon name="forward" />
          </DeskLink>
        )}
      </p>
    </div>
  )
}

/** `October 2027`, `2027`, `March 5, 2027`, `March 1 – 7, 2027`. */
function titleOf(locale: string, span: RevenueSpan, first: string, last: string): string {
  const options = {
    day: { dateStyle: 'long' },
    week: { dateStyle: 'long' },
    month: { month: 'long', year: 'numeric' },
    year: { year: 'numeric' },
  } as const
  const format = new Intl.DateTimeFormat(locale, { ...options[span], timeZone: 'UTC' })
  const [from, to] = [new Date(first), new Date(last)]
  return span === 'week' ? format.formatRange(from, to) : format.format(from)
}
