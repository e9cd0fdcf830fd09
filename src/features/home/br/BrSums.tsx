import { Trans, useLingui } from '@lingui/react/macro'
import { perVideoNote } from '~/features/home/content/br/quote'
import { VisuallyHidden } from '~/ui/forms/VisuallyHidden'

/** The total price of the selected power-ups. `showSums.ts` fills it in; hidden without JavaScript. */
export function BrSums() {
  const { t } = useLingui()
  return (
    <div data-sums hidden>
      <dl className="power-ups-sums figures mt-5">
        <Sum part="monthly" label={t({ message: 'Per month', comment: 'Label of a sum of prices' })} />
        <Sum part="once" label={t({ message: 'One-time', comment: 'Label of a sum of prices' })} />
      </dl>
      <p className="mt-3 text-small text-mist">
        <Trans>Total of the starting prices.</Trans> <span data-video>{t(perVideoNote)}</span>
      </p>
    </div>
  )
}

function Sum({ part, label }: { part: 'monthly' | 'once'; label: string }) {
  return (
    <div data-sum={part}>
      <dt>{label}</dt>
      <dd>
        <s className="mr-3 text-note text-mist">
          <VisuallyHidden>
            <Trans comment="Read out before a sum that is crossed out">before the discount</Trans>{' '}
          </VisuallyHidden>
          <span />
        </s>{' '}
        <b className="text-sub font-600 font-display" />
      </dd>
    </div>
  )
}
