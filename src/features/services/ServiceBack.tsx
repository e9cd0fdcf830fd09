import { Trans } from '@lingui/react/macro'
import { BackLabel, backLinkClass } from '~/ui/shell/Header'

/** The back button of a page that returns elsewhere than to the edition's home (R-NAV-14). */
export function ServiceBack({ href }: { href: string }) {
  return (
    <a href={href} className={backLinkClass}>
      <BackLabel>
        <Trans comment="fixed by the specification">Back to Home</Trans>
      </BackLabel>
    </a>
  )
}
