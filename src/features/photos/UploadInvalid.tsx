import { Trans } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { serviceHref } from '~/catalog/navigation'
import { ResendOrderLink } from '~/sections/ResendOrderLink'
import { ButtonLink } from '~/ui/Button'

/** R-UPL-02, R-UPL-03. */
export function UploadInvalid({ edition }: { edition: EditionsWith<'upload'> }) {
  return (
    <div className="upload-invalid min-h-[46svh] flex flex-col justify-center">
      <h1 className="text-hero display-tight">
        <Trans comment="fixed by the specification">Invalid Session</Trans>
      </h1>
      {/* Without an order, the sun is below the horizon. */}
      <div aria-hidden="true" className="horizon mt-8">
        <span className="sun sun-below w-40!" />
      </div>
      <p className="mt-28 text-lead text-ink-soft md:mt-8">
        <Trans comment="fixed by the specification">No valid payment session found.</Trans>
      </p>
      <p className="mt-8">
        <ButtonLink href={serviceHref[edition]}>
          <Trans>See the photo packages</Trans>
        </ButtonLink>
      </p>
      {/* A link from a mail may have lost its end. */}
      <div className="mt-8">
        <ResendOrderLink edition={edition} />
      </div>
    </div>
  )
}
