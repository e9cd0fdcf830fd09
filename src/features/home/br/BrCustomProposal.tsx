import { Trans } from '@lingui/react/macro'
import { editions } from '~/catalog/editions'
import { ButtonLink } from '~/ui/Button'

/** For visitors who need something else (R-BRH-19). Visually muted, beside the floating offer. */
export function BrCustomProposal() {
  return (
    <div className="mt-14 print:break-inside-avoid lg:mt-20">
      <div className="horizon" />
      <div className="flex flex-col gap-6 pt-8 md:(flex-row flex-wrap items-center justify-between)">
        <h3 className="max-w-16em text-figure display-tight">
          <Trans comment="fixed by the specification">Need a custom solution?</Trans>
        </h3>
        <ButtonLink
          href={`#${editions.br.contactAnchor}`}
          variant="secondary"
          data-hydrates
          data-ask
          className="max-w-full self-start md:self-auto"
        >
          <Trans comment="fixed by the specification">Request a custom proposal</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}
