import { SectionHead } from '~/sections/SectionHead'
import { bindWords } from '~/ui/bindWords'
import { Section, type Tone } from '~/ui/Section'

type DeliverablesProps = {
  tone: Tone
  id: string
  title: string
  lead?: string | undefined
  rows: readonly { id: string; label: string; value: string }[]
}

/** Deliverables with their amount or frequency: a table beside its heading. */
export function Deliverables({ tone, id, title, lead, rows }: DeliverablesProps) {
  return (
    <Section tone={tone} id={id} labelledBy={`${id}-title`} className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
      <SectionHead id={`${id}-title`} title={title} lead={lead} column />
      <table
        aria-labelledby={`${id}-title`}
        className="block self-start border-t-2 border-ember lg:(col-span-7 col-start-6)"
      >
        <tbody className="block">
          {rows.map((row) => (
            <tr
              key={row.id}
              className="settle flex flex-wrap items-baseline gap-x-6 border-b border-line pb-4.5"
            >
              <th
                scope="row"
                className="min-w-0 flex-[2_1_6.5rem] p-0 pt-4.5 text-left text-list font-400 text-ink-soft"
              >
                {bindWords(row.label, 13)}
              </th>
              <td className="min-w-0 flex-[3_1_8rem] p-0 pt-4.5 text-sub font-600 font-display tracking--0.01em text-balance figures">
                {bindWords(row.value, 12)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
