import { Trans } from '@lingui/react/macro'
import { Section } from '~/ui/Section'
import { HomeServiceBlocks } from '../HomeServiceBlocks'

export function BrServices() {
  return (
    <Section id="services" labelledBy="services-title">
      <h2 id="services-title" className="max-w-14em text-title display-tight">
        <Trans comment="Portuguese edition only">You look after the business. We look after the rest.</Trans>
      </h2>
      <p className="mb-14 mt-5 max-w-32em text-lead text-ink-soft lg:mb-20">
        <Trans comment="Portuguese edition only">
          Six services that work alone or together. Choose where to start.
        </Trans>
      </p>
      <HomeServiceBlocks edition="br" />
    </Section>
  )
}
