import { useLingui } from '@lingui/react/macro'
import type { Report } from '~/content/services/sample'
import { SampleBar } from './SampleBar'
import { Sheet } from './Sheet'
import { useCell } from './useCell'

/** On a phone the three values of a row stand under its name. */
const value = 'px-0 pb-4 pt-0 align-top font-600 figures whitespace-nowrap sm:(py-4 pl-5 text-right)'

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
          <table className="block min-w-64 w-full sm:table">
            <thead className="block sm:table-header-group">
              <tr className="grid grid-cols-3 gap-x-4 text-small text-ink-soft sm:table-row">
                <th scope="col" className="sr-only sm:(not-sr-only px-0 py-3 text-left font-500)">
                  {t(first)}
                </th>
                {others.map((column) => (
                  <th
                    key={column.id}
                    scope="col"
                    className="px-0 py-3 text-left font-500 sm:(pl-5 text-right)"
                  >
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="block sm:table-row-group">
              {rows.map((row) => (
                <tr key={row.id} className="grid grid-cols-3 gap-x-4 border-t border-line sm:table-row">
                  <th scope="row" className="col-span-3 px-0 pb-2 pt-4 text-left font-400 sm:py-4">
                    <span className="block leading-snug">{t(row.label)}</span>
                    <span className="block text-small text-ink-soft">{t(row.note)}</span>
                    {row.done !== undefined && <SampleBar length={100} from={0} to={row.done} />}
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
        <div className="flex flex-col gap-7 pt-6">
          {figures && (
            <dl className="flex flex-wrap gap-x-10 gap-y-6 lg:flex-col">
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
          <div className="rounded-lg bg-ember-wash p-5">
            <h4 className="font-600 font-display">{t(next.title)}</h4>
            <p className="mt-2 text-note">{t(next.text)}</p>
          </div>
        </div>
      </div>
    </Sheet>
  )
}
