import './comparison.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { formatMoney } from '~/catalog/money'
import { priceOf } from '~/catalog/prices'
import { packageList, products } from '~/catalog/products'
import { comparisonRows } from '~/features/home/content/comparison'
import { bindWords } from '~/ui/bindWords'
import { VisuallyHidden } from '~/ui/forms/VisuallyHidden'

/** Compares the three packages of a home, at the prices of their cards. */
export function HomeComparison({ edition }: { edition: EditionsWith<'home'> }) {
  const { t } = useLingui()
  return (
    <details>
      <summary>
        <Trans comment="Opens a table of the three packages">Compare the three side by side</Trans>
      </summary>
      <table className="side-by-side">
        <caption className="sr-only">
          <Trans comment="Read out: what the table is">The three packages side by side</Trans>
        </caption>
        <thead>
          <tr>
            <td>
              <VisuallyHidden>
                <Trans comment="Read out: heading of the first column of a table">Feature</Trans>
              </VisuallyHidden>
            </td>
            {packageList.map((id) => (
              <th key={id} scope="col">
                {products[id].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="figures">
            <th scope="row">
              <Trans comment="Row of a table: what a package costs each month">Per month</Trans>
            </th>
            {packageList.map((id) => (
              <td key={id} translate="no" data-of={products[id].name}>
                {formatMoney(priceOf(edition, 'home', id))}
              </td>
            ))}
          </tr>
          {comparisonRows(edition).map((row) => (
            <tr key={row.id}>
              <th scope="row">{t(row.label)}</th>
              {packageList.map((id) => (
                <td key={id} data-of={products[id].name}>
                  {bindWords(t(row.values[id]), 12)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
