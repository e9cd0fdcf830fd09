import { Trans } from '@lingui/react/macro'
import { type EditionsWith, pathOf } from '~/addresses'
import type { PhotosWanted } from '~/schemas/photosWanted'
import { ButtonLink } from '~/ui/Button'
import { Section } from '~/ui/Section'
import { PhotoWishes } from './PhotoWishes'

type WantedProps = { edition: EditionsWith<'upload'>; sessionId: string; wanted: PhotosWanted }

/** What the studio needs other photos for, in its reasons and its own words. */
export function OrderWanted({ edition, sessionId, wanted }: WantedProps) {
  return (
    <Section tone="sand" space="snug" labelledBy="wanted">
      <h2 id="wanted" className="text-figure display-tight">
        <Trans>What would help us</Trans>
      </h2>
      <div className="mt-6">
        <PhotoWishes {...wanted} />
      </div>
      <p className="mt-7 on-screen">
        <ButtonLink href={`${pathOf('upload', edition)}?session_id=${sessionId}`}>
          <Trans>Send other photos</Trans>
        </ButtonLink>
      </p>
    </Section>
  )
}
