import { PlanPrice } from '~/sections/PlanPrice'
import type { Plan } from '~/sections/plan'
import { SectionHead } from '~/sections/SectionHead'
import { bindWords } from '~/ui/bindWords'
import { VisuallyHidden } from '~/ui/forms/VisuallyHidden'
import { Icon } from '~/ui/Icon'
import { Section, type Tone } from '~/ui/Section'

type PlanLedgerProps = {
  tone: Tone
  id: string
  title: string
  lead: string
  plan: Plan
  labels: { contents: string; included: string }
}

/** One plan: a line per feature, and its price on a sticky card beside them. */
export function PlanLedger({ tone, id, title, lead, plan, labels }: PlanLedgerProps) {
  return (
    <Section tone={tone} id={id} labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} title={title} lead={lead} />
      <div className="plan-ledger mt-12 grid gap-x-8 gap-y-8 lg:(mt-18 grid-cols-12)">
        <table
          aria-labelledby={`${id}-title`}
          className="block self-start border-t-2 border-ember [overflow-wrap:anywhere] lg:col-span-7"
        >
          {/* A single plan has nothing to compare, so its name is on the card only. */}
          <thead className="sr-only">
            <tr>
              <th scope="col">{labels.contents}</th>
              <th scope="col">{plan.name}</th>
            </tr>
          </thead>
          <tbody className="block">
            {plan.features?.map((feature) => (
              <tr
                key={feature}
                className="flex flex-row-reverse justify-end gap-4 border-b border-line py-4.5"
              >
                <th scope="row" className="min-w-0 p-0 text-left font-400">
                  {bindWords(feature, 12)}
                </th>
                <td className="p-0 pt-0.75 text-ember-deep">
                  <Icon name="check" />
                  <VisuallyHidden>{labels.included}</VisuallyHidden>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <article className="self-start rounded-card border border-line bg-white p-6 shadow-float md:p-9 lg:(sticky top-28 col-span-4 col-start-9)">
          <h3 className="text-sub font-700 font-display">{plan.name}</h3>
          {plan.summary && <p className="mt-2 text-balance text-note text-ink-soft">{plan.summary}</p>}
          <div className="mb-8 mt-8 border-t border-line pt-8">
            <PlanPrice {...plan} />
          </div>
          {plan.action}
        </article>
      </div>
    </Section>
  )
}
