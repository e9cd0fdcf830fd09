import { Trans } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { founder } from '~/catalog/owner/founder'
import { site } from '~/catalog/site'

/** Name and role below the founder's quote. */
export function FounderCaption({ edition }: { edition: EditionsWith<'home'> }) {
  const { brand } = site
  const { name, role } = founder[edition]
  return (
    <>
      {name && <span className="block text-body font-600">{name}</span>}
      {role ?? <Trans>Founder of {brand}</Trans>}
    </>
  )
}
