import { useLingui } from '@lingui/react/macro'
import type { Report } from '~/features/services/content/samples/sample'
import { bindText } from '~/ui/bindWords'
import { Icon } from '~/ui/Icon'
import { SampleGoal } from './SampleGoal'
import { Sheet } from './Sheet'
import { useCell } from './useCell'

/** A page of figures, one row per item, with the conclusion. */
export function SampleReport({ heading, meta, figures, columns, rows, next }: Report) {
  const { t } = useLingui()
  const cell = useCell()
  const [first, ...others] = columns
  return (
    <Sheet heading={t(heading)} meta={t(meta)}>
      <div className="sample-columns grid gap-x-14">
        <section
          aria-label={t(heading)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard when text is large (WCAG 2.1.1)
          tabIndex={0}
          className="sample-scroll"
        >
          <table className="sample-table">
            <thead>
              <tr>
                <th scope="col">{t(first)}</th>
                {others.map((column) => (
                  <th key={column.id} scope="col">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    <span className="block leading-snug">{t(row.label)}</span>
                    <span className="block text-small text-ink-soft">
                      {t(row.note)}
                      {row.goal?.state === 'reached' && (
                        <Icon name="check" className="ml-1.5 align-middle text-leaf" />
                      )}
                    </span>
                    {row.goal && <SampleGoal {...row.goal} />}
                  </th>
                  {row.values.map((one, place) => {
                    const column = others[place]
                    return (
                      <td key={column?.id} data-label={column && t(column)} className="figures">
                        {cell(one)}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <div className="flex flex-col gap-8 pt-6">
          {figures && (
            <dl className="sample-counts grid gap-x-3 gap-y-6 sm:(flex flex-wrap gap-6) print:(grid! grid-cols-3) lg:grid">
              {figures.map(({ id, label, value, before }) => (
                <div key={id} className="flex flex-col-reverse justify-end">
                  <dt className="text-small text-ink-soft">{t(label)}</dt>
                  <dd className="flex flex-wrap items-baseline gap-x-3">
                    <span className="whitespace-nowrap text-figure display-tight figures">{cell(value)}</span>
                    {before && <span className="text-small text-ink-soft">{t(before)}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <div className="rounded-card bg-ember-wash p-5 print:(border border-line)">
            <h4 className="font-600 font-display leading-snug">{t(next.title)}</h4>
            <p className="mt-2 text-note">{bindText(t(next.text))}</p>
          </div>
        </div>
      </div>
    </Sheet>
  )
}
