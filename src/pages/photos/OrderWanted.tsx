import { Trans, useLingui } from '@lingui/react/macro'
import { type EditionsWith, pathOf } from '~/addresses'
import { wishTexts } from '~/content/order'
import type { PhotosWanted } from '~/schemas/photosWanted'
import { ButtonLink } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { Section } from '~/ui/Section'

type WantedProps = { edition: EditionsWith<'upload'>; sessionId: string; wanted: PhotosWanted }

/** What the studio needs other photos for, in its reasons and its own words. */
export function OrderWanted({ edition, sessionId, wanted: { reasons, words } }: WantedProps) {
  const { i18n } = useLingui()
  return (
    <Section tone="sand" space="snug" labelledBy="wanted">
      <h2 id="wanted" className="text-figure display-tight">
        <Trans>What would help us</Trans>
      </h2>
      <ul className="mt-6 max-w-38em border-t border-line">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-3 border-b border-line py-3">
            <Icon name="camera" className="mt-1 text-ember-deep" />
            {i18n._(wishTexts[reason])}
          </li>
        ))}
      </ul>
      {words && <blockquote className="mt-6 order-words text-lead">“{words}”</blockquote>}
      <p className="mt-7 on-screen">
        <ButtonLink href={`${pathOf('upload', edition)}?session_id=${sessionId}`}>
          <Trans>Send other photos</Trans>
        </ButtonLink>
      </p>
    </Section>
  )
}
