import { Trans } from '@lingui/react/macro'
import { HighlightTriptych } from '~/sections/HighlightTriptych'
import { Section } from '~/ui/Section'
import { useHighlights } from '../useHighlights'

export function BrApproach() {
  const highlights = useHighlights()
  return (
    <Section id="approach" labelledBy="approach-title">
      <div className="mb-12 lg:(mb-4 max-w-[62%])">
        <h2 id="approach-title" className="text-title display-tight">
          <Trans comment="Portuguese edition only">The machine speeds up. People decide.</Trans>
        </h2>
        <p className="mt-5 max-w-30em text-lead text-ink-soft">
          <Trans comment="Portuguese edition only">
            Three fronts, one team, and no decision left on autopilot.
          </Trans>
        </p>
      </div>
      <HighlightTriptych items={highlights} />
    </Section>
  )
}
