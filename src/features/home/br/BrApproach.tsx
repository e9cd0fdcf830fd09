import { Trans } from '@lingui/react/macro'
import { Highlights } from '~/features/home/parts/Highlights'
import { Hour } from '~/features/home/parts/Hour'
import { Section } from '~/ui/Section'
import { useHighlights } from '../useHighlights'

export function BrApproach() {
  return (
    <Section id="approach" tone="dawn" labelledBy="approach-title">
      <div className="mb-6 md:mb-12 lg:(mb-4 max-w-[62%])">
        <Hour of="begins" />
        <h2 id="approach-title" className="text-title display-tight">
          <Trans comment="Portuguese edition only">The machine speeds things up. People decide.</Trans>
        </h2>
        <p className="mt-5 max-w-30em text-balance text-lead text-ink-soft">
          <Trans comment="Portuguese edition only">
            Three fronts, one team, and no decision left on autopilot.
          </Trans>
        </p>
      </div>
      <Highlights items={useHighlights('br')} labelledBy="approach-title" layout="steps" />
    </Section>
  )
}
