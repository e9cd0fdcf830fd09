import { Trans } from '@lingui/react/macro'
import { Highlights } from '~/features/home/parts/Highlights'
import { Hour } from '~/features/home/parts/Hour'
import { HomeServiceBlocks } from '../HomeServiceBlocks'
import { useHighlights } from '../useHighlights'
import { UsHead } from './UsHead'

/** The agency's services: how it works in three rows, then the six services. */
export function UsServices() {
  return (
    <section id="services" aria-labelledby="services-title" className="dawn py-16 md:py-26 lg:py-34">
      <div className="wrap">
        <div className="mb-6 md:mb-14 lg:mb-20">
          <Hour of="begins" />
          <UsHead
            id="services-title"
            title={<Trans>AI does the legwork. People make the call.</Trans>}
            lead={
              <Trans>
                Software that never tires does the repetitive work. Someone who knows your business signs off
                on it.
              </Trans>
            }
          />
        </div>
        <Highlights items={useHighlights('us')} labelledBy="services-title" layout="rows" />
        <h2 id="six-services" className="mb-2 mt-12 max-w-15em text-title display-tight md:(mb-14 mt-24)">
          <Trans>Six things you can stop doing yourself</Trans>
        </h2>
      </div>
      <HomeServiceBlocks edition="us" labelledBy="six-services" />
    </section>
  )
}
