import { Trans } from '@lingui/react/macro'
import { HighlightRows } from '~/sections/HighlightRows'
import { Section } from '~/ui/Section'
import { HomeServiceBlocks } from '../HomeServiceBlocks'
import { useHighlights } from '../useHighlights'

/** What the agency does: how it works in three rows, then the six services. */
export function UsServices() {
  const highlights = useHighlights()
  return (
    <Section id="services" labelledBy="services-title">
      <div className="mb-14 items-end justify-between gap-8 lg:(mb-20 flex)">
        <h2 id="services-title" className="max-w-12em text-title display-tight">
          <Trans>AI does the legwork. People make the call.</Trans>
        </h2>
        <p className="mt-5 max-w-26em text-lead text-ink-soft lg:mt-0">
          <Trans>
            Software that never gets tired does what repeats. Somebody who knows your business signs it off.
          </Trans>
        </p>
      </div>
      <HighlightRows items={highlights} />
      <h2 className="mb-14 mt-24 max-w-15em text-title display-tight lg:(mb-20 mt-36)">
        <Trans>Six things you can stop doing yourself</Trans>
      </h2>
      <HomeServiceBlocks edition="us" />
    </Section>
  )
}
