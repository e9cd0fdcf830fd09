import { Trans, useLingui } from '@lingui/react/macro'
import { editionNames } from '~/features/desk/content/editionNames'
import { providerName } from '~/features/desk/content/providerName'
import type { DeskRevenue } from '~/features/desk/revenue'
import { Panel } from '../shell/Panel'
import { RevenuePeriod } from './RevenuePeriod'
import { RevenueTable } from './RevenueTable'

/** What the payments of a period brought: each currency by itself, since sums of two currencies mean nothing. */
export function Revenue({ revenue }: { revenue: DeskRevenue }) {
  const { i18n } = useLingui()
  return (
    <Panel title={<Trans comment="Desk: heading above sums of money">Revenue</Trans>}>
      <RevenuePeriod revenue={revenue} />
      {revenue.currencies.length === 0 && (
        <p className="mt-6 text-ink-soft">
          <Trans comment="Desk: in place of sums of money">Nothing was paid in this period.</Trans>
        </p>
      )}
      {revenue.currencies.map(({ currency, total, products, editions, providers }) => (
        <RevenueTable
          key={currency}
          currency={currency}
          total={total}
          groups={[
            {
              title: <Trans comment="Desk: revenue by product">By plan</Trans>,
              rows: products.map(({ key, name, ...sums }) => ({ ...sums, key, name })),
            },
            {
              title: <Trans comment="Desk: revenue by the language of the site">By language</Trans>,
              rows: editions.map(({ key, ...sums }) => ({ ...sums, key, name: i18n._(editionNames[key]) })),
            },
            {
              title: <Trans comment="Desk: revenue by Stripe and PayPal">By provider</Trans>,
              rows: providers.map(({ key, ...sums }) => ({ ...sums, key, name: providerName(i18n, key) })),
            },
          ]}
        />
      ))}
      <p className="mt-4 max-w-34em text-small text-ink-soft">
        <Trans comment="Desk: below sums of money">
          Every payment counts on the day it was made, less what was later refunded or lost to disputes.
        </Trans>
      </p>
    </Panel>
  )
}
