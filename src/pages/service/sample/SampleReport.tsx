import { useLingui } from '@lingui/react/macro'
import type { Report } from '~/content/services/sample'
import { Sheet } from './Sheet'
import { useCell } from './useCell'

const value = 'py-4 pl-3 pr-0 text-right align-top font-600 figures md:pl-6'

/** A page of figures, one row a thing, and what follows from them. */
export function SampleReport({ heading, meta, figures, columns, rows, next }: Report) {
  const { t } = useLingui()
  const cell = useCell()
  const [first, ...others] = columns
  return (
    <Sheet heading={t(heading)} meta={t(meta)}>
      <div className="grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <section
          aria-label={t(heading)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard where text is large (WCAG 2.1.1)
          tabIndex={0}
          className="mt-3 overflow-x-auto focus-visible:outline-offset--3"
        >
          <table className="min-w-68 w-full">
            <thead>
              <tr className="text-small text-ink-soft">
                <th scope="col" className="px-0 py-3 text-left font-500">
                  {t(first)}
                </th>
                {others.map((column) => (
                  <th key={column.id} scope="col" className="py-3 pl-3 pr-0 text-right font-500 md:pl-6">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id} className="border-t border-line">
                  <th scope="row" className="px-0 py-4 text-left font-400">
                    <span className="block leading-snug">{t(row.label)}</span>
                    <span className="block text-small text-ink-soft">{t(row.note)}</span>
                  </th>
                  {row.values.map((one, column) => (
                    <td key={columns[column]?.id} className={value}>
                      {cell(one)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <div className="border-t border-line pt-6 lg:border-t-0">
          {figures && (
            <dl className="mb-8 flex flex-wrap gap-x-10 gap-y-6 lg:(flex-col border-b border-line pb-8)">
              {figures.map(({ id, label, value, before }) => (
                <div key={id} className="flex flex-col-reverse">
                  <dt className="text-small text-ink-soft">{t(label)}</dt>
                  <dd className="flex items-baseline gap-x-3">
                    <span className="text-figure display-tight figures">{cell(value)}</span>
                    <span className="text-small text-ink-soft">{t(before)}</span>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <h4 className="font-600 font-display">{t(next.title)}</h4>
          <p className="mt-2 text-note text-ink-soft">{t(next.text)}</p>
        </div>
      </div>
    </Sheet>
  )
}
