import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { type EditionsWith, pathOf } from '~/catalog/addresses'
import { faces } from '~/catalog/owner/faces'
import { photoPromises } from '~/features/portraits/content/photoService'
import { Section } from '~/ui/Section'
import '~/sections/points.css'

/** What the privacy policy says about buyers' photos, each part linked to its passage. */
export function PhotoServicePromises({ edition }: { edition: EditionsWith<'photo-service'> }) {
  const { i18n } = useLingui()
  // The promise about deletion states the owner's numbers.
  const t = ({ id }: MessageDescriptor) => i18n._(id, faces)
  return (
    <Section space="snug" labelledBy="promises">
      <h2 id="promises" className="text-title display-tight">
        <Trans>Your photos stay private</Trans>
      </h2>
      <ul className="mt-8 grid gap-x-8 gap-y-5 sm:(grid-cols-2 gap-y-9) md:mt-14 xl:grid-cols-4">
        {photoPromises.map(({ id, part, title, text }) => (
          <li key={id}>
            <div className="horizon" />
            <h3 className="mt-3 md:mt-4 point">
              <a
                href={`${pathOf('privacy', edition)}#${part}`}
                className="inline-block py-1 underline decoration-edge decoration-1 underline-offset-4 hover:(text-ember-deep decoration-ember)"
              >
                {t(title)}
              </a>
            </h3>
            <p className="mt-1 text-list text-ink-soft">{t(text)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-note md:mt-9 text-ink-soft">
        <Trans>Quoted from our privacy policy: each title links to its passage.</Trans>
      </p>
    </Section>
  )
}
