import { Trans, useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import type { PhotoPair } from '~/catalog/owner/schemas/photoPairs'
import { bindWords } from '~/ui/bindWords'
import { PhotoServicePairs } from './PhotoServicePairs'
import { PhotoServiceSheet } from './PhotoServiceSheet'

type SampleProps = { edition: EditionsWith<'photo-service'>; pairs: readonly PhotoPair[] }

/** A plain photo and the result (R-PHE-02): pairs of consenting customers, otherwise the drawn person. */
export function PhotoServiceSample({ edition, pairs }: SampleProps) {
  const { t } = useLingui()
  const real = pairs.length > 0
  return (
    <section
      aria-labelledby="sample"
      className={`border-t border-haze on-night bg-night text-paper ${real ? '' : 'darkroom'}`}
    >
      <figure className="py-16 md:py-24">
        <div className="wrap">
          <h2 id="sample" className="max-w-13em text-title display-tight">
            {real ? <Trans>From an everyday photo</Trans> : <Trans>The same face in fifteen scenes</Trans>}
          </h2>
        </div>
        {real ? <PhotoServicePairs edition={edition} pairs={pairs} /> : <PhotoServiceSheet />}
        <figcaption className="wrap items-start justify-between gap-8 text-lead text-mist md:flex lg:(grid grid-cols-12)">
          <p className="max-w-28em text-balance lg:col-span-5">
            {bindWords(
              t({
                message: 'Upload a simple photo like this — get AI portraits like these.',
                comment: 'fixed by the specification',
              }).replace(/ (\S+) —/, '\u00a0$1\u00a0—'),
            )}
          </p>
          {!real && (
            <p className="max-w-28em text-balance text-note max-md:mt-3 lg:col-span-7">
              <Trans>We never show customers’ faces without their written consent, so these are drawn.</Trans>
            </p>
          )}
        </figcaption>
      </figure>
    </section>
  )
}
