import { Trans, useLingui } from '@lingui/react/macro'
import { DeskLink } from '../shell/DeskLink'
import { textLinkClass } from '../shell/TextLink'

export function OrderNotFound() {
  const { t } = useLingui()
  return (
    <>
      <title>{t`No such order`}</title>
      <h1 tabIndex={-1} className="text-title display-tight">
        <Trans>No such order</Trans>
      </h1>
      <p className="mt-4 max-w-34em text-ink-soft">
        <Trans>The address names an order that isn’t there. Look for it by its number, name or email.</Trans>
      </p>
      <DeskLink href="/desk" className={`${textLinkClass} mt-4`}>
        <Trans comment="Desk: back to the list">Go to the orders</Trans>
      </DeskLink>
    </>
  )
}
