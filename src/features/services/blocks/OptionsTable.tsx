import './compare.css'
import { SectionHead } from '~/sections/SectionHead'
import { Section, type Tone } from '~/ui/Section'
import { ScrollBox } from './ScrollBox'

type OptionsTableProps = {
  tone: Tone
  id: string
  title: string
  lead?: string | undefined
  columns: readonly string[]
  rows: readonly { id: string; label: string; values: readonly string[] }[]
  labels: { caption: string; fact: string }
}

const pad = 'px-4 py-4.5 first:pl-0 last:pr-0 md:px-6'

/** A table with one column per plan or format. */
export function OptionsTable({ tone, id, title, lead, columns, rows, labels }: OptionsTableProps) {
  return (
    <Section tone={tone} id={id} labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} title={title} lead={lead} />
      <ScrollBox labelledBy={`${id}-table`} className="mt-10 lg:mt-14">
        <table>
          <caption id={`${id}-table`} className="sr-only">
            {labels.caption}
          </caption>
          <thead>
            <tr className="border-b-2 border-ember text-left align-bottom">
              <th scope="col" className={`${pad} text-small text-ink-soft font-500`}>
                {labels.fact}
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" className={`${pad} text-sub font-600 font-display`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className="border-b border-line align-baseline">
                <th scope="row" className={`${pad} text-left text-note font-400 text-ink-soft`}>
                  {row.label}
                </th>
                {columns.map((column, place) => (
                  <td key={column} data-label={column} className={pad}>
                    {row.values[place]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Section>
  )
}
