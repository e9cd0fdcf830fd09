import { Trans } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import type { PhotoPair } from '~/catalog/owner/schemas/photoPairs'

type PairsProps = { edition: EditionsWith<'photo-service'>; pairs: readonly PhotoPair[] }

/** A customer's photo beside the resulting portrait. */
export function PhotoServicePairs({ edition, pairs }: PairsProps) {
  return (
    <ul className="wrap grid gap-x-8 gap-y-12 py-10 md:grid-cols-2">
      {pairs.map(({ before, after, caption }) => (
        <li key={after}>
          <div className="grid grid-cols-2 gap-1">
            {[before, after].map((src) => (
              <img
                key={src}
                src={src}
                alt=""
                width={400}
                height={500}
                loading="lazy"
                className="aspect-4/5 w-full object-cover"
              />
            ))}
          </div>
          <p className="pt-3 text-note">
            {caption[edition]}
            <span className="block text-mist">
              <Trans>Before and after, shown with written consent</Trans>
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
