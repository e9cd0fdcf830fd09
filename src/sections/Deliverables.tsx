import { Section, type Tone } from '~/ui/Section'
import { SectionHead } from './SectionHead'

type DeliverablesProps = {
  tone: Tone
  id: string
  title: string
  lead?: string | undefined
  rows: readonly { id: string; label: string; value: string }[]
}

/** What is delivered, and how much or how often: a ledger beside its heading. */
export function Deliverables({ tone, id, title, lead, rows }: DeliverablesProps) {
  return (
    <Section tone={tone} id={id} labelledBy={`${id}-title`} className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
      <SectionHead id={`${id}-title`} title={title} lead={lead} column />
      <table
        aria-labelledby={`${id}-title`}
        className="w-full self-start border-t-2 border-ember lg:(col-span-7 col-start-6)"
      >
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="settle border-b border-line">
              <th
                scope="row"
                className="w-2/5 py-5 pl-0 pr-6 text-left align-top text-note font-400 text-ink-soft"
              >
                {row.label}
              </th>
              <td className="px-0 py-4.5 text-sub font-600 font-display tracking--0.01em text-balance figures">
                {row.value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
