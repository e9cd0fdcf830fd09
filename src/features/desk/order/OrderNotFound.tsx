import { Trans, useLingui } from '@lingui/react/macro'
import { DeskLink } from '../shell/DeskLink'
import { textLinkClass } from '../shell/TextLink'

export function OrderNotFound() {
  const { t } = useLingui()
  return (
    <>
      <title>{t`Order not found`}</title>
      <h1 tabIndex={-1} className="text-title display-tight">
        <Trans>Order not found</Trans>
      </h1>
      <p className="mt-4 max-w-34em text-ink-soft">
        <Trans>There’s no order at this address. Search for it by number, name or email.</Trans>
      </p>
      <DeskLink href="/desk" className={`${textLinkClass} mt-4`}>
        <Trans comment="Desk: back to the list">Go to the orders</Trans>
      </DeskLink>
    </>
  )
}
