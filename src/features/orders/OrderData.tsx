import { Trans, useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import type { KnownOrder } from '~/core/schemas/order'
import { longDate } from '~/i18n/longDate'
import { ButtonLink } from '~/ui/Button'
import { OrderWithdrawal } from './OrderWithdrawal'

type DataProps = { edition: EditionsWith<'thank-you'>; sessionId: string; order: KnownOrder }

const summary = 'inline-block py-1 text-note text-ember-deep font-600 underline underline-offset-4'

/** The buyer's data: what they agreed to with the first photo, when, how to withdraw it, and a copy of everything. */
export function OrderData({ edition, sessionId, order }: DataProps) {
  const { i18n } = useLingui()
  const { consent, withdrawnAt, mayWithdraw, dataUrl } = order
  const dateOf = (at: number) => longDate(at, i18n.locale, order.timeZone)
  const date = consent && dateOf(consent.at)
  const withdrawalDate = withdrawnAt && dateOf(withdrawnAt)
  return (
    <section aria-labelledby="data">
      <div className="horizon" />
      <h2 id="data" className="mt-6 text-sub font-600 font-display">
        <Trans>Your data</Trans>
      </h2>
      <div>
        <p role="status" className="mt-2 max-w-38em text-note text-ink-soft">
          {date ? (
            <Trans>On {date}, you agreed that we may use your photos for your portraits.</Trans>
          ) : withdrawnAt || mayWithdraw ? (
            <Trans>By sending photos, you agreed that we may use them for your portraits.</Trans>
          ) : (
            <Trans>You can get a copy of your data: order, emails, photos, and portraits.</Trans>
          )}{' '}
          {withdrawalDate && <Trans>On {withdrawalDate}, you withdrew that consent.</Trans>}
        </p>
        {consent && consent.lines.length > 0 && (
          <details className="mt-4">
            <summary className={summary}>
              <Trans>Read what you agreed to</Trans>
            </summary>
            <blockquote lang={consent.locale} translate="no" className="mt-3 max-w-38em text-note">
              {consent.lines.join(' ')}
            </blockquote>
          </details>
        )}
      </div>
      {dataUrl && (
        <p className="mt-5 on-screen">
          <ButtonLink href={dataUrl} download variant="secondary" size="small">
            <Trans>Download a copy of my data</Trans>
          </ButtonLink>
        </p>
      )}
      {mayWithdraw && (
        <details className="mt-4 on-screen">
          <summary className={summary}>
            <Trans>Withdraw my consent</Trans>
          </summary>
          <OrderWithdrawal edition={edition} sessionId={sessionId} order={order} />
        </details>
      )}
    </section>
  )
}
