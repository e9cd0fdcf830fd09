import { Trans } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { editionLinksFor } from './content'
import { LandingSun } from './LandingSun'

/** The night sky with the sun of each edition over its card. The text is static; only the light is animated. */
export function LandingSky({ edition }: { edition: EditionsWith<'landing'> }) {
  return (
    <section aria-labelledby="opening" className="sky">
      <div className="sky-words wrap">
        <h1 id="opening" className="headline display-tight">
          <Trans comment="fixed by the specification">
            Choose how you want to transform your digital presence
          </Trans>
        </h1>
        <p className="mt-4 max-w-26em text-mist text-lead md:mt-6">
          <Trans>
            Technology, AI, and strategy, brought together by people who want to see your business grow.
          </Trans>
        </p>
      </div>
      <div aria-hidden="true" className="suns">
        {editionLinksFor(edition).map((link, index) => (
          <LandingSun key={link.edition} place={link.edition} first={index === 0} />
        ))}
      </div>
    </section>
  )
}
