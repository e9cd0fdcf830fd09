import { Trans } from '@lingui/react/macro'
import { BackLink } from './BackLink'

/** The back link to the edition's home, or to the part of it that a service page belongs to (R-NAV-14). */
export function BackHome({ href }: { href: string }) {
  return (
    <BackLink href={href}>
      <Trans comment="fixed by the specification">Back to Home</Trans>
    </BackLink>
  )
}
