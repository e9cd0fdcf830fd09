import { Trans } from '@lingui/react/macro'
import { HomeServiceBlocks } from '../HomeServiceBlocks'

export function BrServices() {
  return (
    <section
      id="services"
      aria-labelledby="services-title"
      className="brief bg-paper py-16 md:py-26 lg:py-34"
    >
      <div className="wrap">
        <h2 id="services-title" className="max-w-14em text-title display-tight">
          <Trans comment="Portuguese edition only">All of this can be off your plate</Trans>
        </h2>
        <p className="mb-2 mt-5 max-w-32em text-balance text-lead text-ink-soft md:mb-14 lg:mb-20">
          <Trans comment="Portuguese edition only">
            Six services that work alone or together. Choose where to start.
          </Trans>
        </p>
      </div>
      <HomeServiceBlocks edition="br" labelledBy="services-title" />
    </section>
  )
}
