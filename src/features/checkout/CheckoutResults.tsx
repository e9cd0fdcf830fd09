import { Trans } from '@lingui/react/macro'
import type { Picture } from '~/catalog/pictures'
import { Frame } from '~/ui/shell/Frame'

const scenes: readonly Picture<'people'>[] = [
  '/people/sample-office.svg',
  '/people/sample-paris.svg',
  '/people/sample-beach.svg',
]

/** What the buyer will get, below the summary where there is room for it. Narrow screens do not load the pictures. */
export function CheckoutResults() {
  return (
    <figure className="mt-8 hidden lg:block">
      <div className="grid grid-cols-3 gap-3">
        {scenes.map((scene) => (
          <Frame key={scene} src={scene} alt="" lazy />
        ))}
      </div>
      <figcaption className="pt-4 text-small text-ink-soft">
        <Trans>One face in three scenes: a drawn example, not a customer.</Trans>
      </figcaption>
    </figure>
  )
}
