import { Trans, useLingui } from '@lingui/react/macro'
import { isActiveDispute } from '~/core/schemas/disputes'
import { disputeMarkNames } from '~/features/desk/content/disputes'
import type { DeskOrder } from '~/features/desk/schema'
import { NewTab } from '~/ui/NewTab'
import { Panel } from '../../shell/Panel'
import { textLinkClass } from '../../shell/TextLink'
import { DisputeFacts } from './DisputeFacts'

/** The disputes and fraud warnings of the payment. Open ones come before all other work. */
export function Disputes({ order }: { order: DeskOrder }) {
  const { i18n } = useLingui()
  const { disputes, dispute: mark, provider } = order
  if (!disputes.length) return null
  const paypal = provider.startsWith('paypal')
  const answerable = disputes.some(({ kind, status }) => kind !== 'warning' && isActiveDispute(status))
  return (
    <Panel
      lit={mark === 'disputed' || mark === 'warning'}
      title={mark ? i18n._(disputeMarkNames[mark]) : <Trans comment="Desk: heading">Disputes</Trans>}
    >
      <div className="grid gap-6">
        {disputes.map((dispute) => (
          <DisputeFacts key={dispute.id} dispute={dispute} />
        ))}
      </div>
      {answerable && (
        <>
          <p className="mt-5 max-w-38em text-note">
            <Trans>
              You answer it in the provider’s dashboard. Send proof of the order: the receipt, when the photos
              came, when the portraits were delivered and what the buyer wrote. The history below has all of
              it.
            </Trans>
          </p>
          <a
            href={paypal ? 'https://www.paypal.com/disputes' : 'https://dashboard.stripe.com/disputes'}
            target="_blank"
            rel="noreferrer"
            className={`${textLinkClass} mt-2`}
          >
            {paypal ? (
              <Trans comment="Desk: leads to where disputes are answered">
                Go to PayPal’s Resolution Center
              </Trans>
            ) : (
              <Trans comment="Desk: leads to where disputes are answered">
                Go to the disputes in the Stripe dashboard
              </Trans>
            )}
            <NewTab />
          </a>
        </>
      )}
    </Panel>
  )
}
