import { FeatureList } from '~/sections/FeatureList'
import { PlanPrice } from '~/sections/PlanPrice'
import type { Plan } from '~/sections/plan'
import { SectionHead } from '~/sections/SectionHead'
import { Badge } from '~/ui/Badge'
import { Section, type Tone } from '~/ui/Section'

type PlanTableProps = {
  tone: Tone
  id: string
  title: string
  lead: string
  plans: readonly Plan[]
  labels: { plan: string; contents: string; price: string }
}

const columnHead = 'p-0 pb-4 pr-8 text-left text-small text-ink-soft font-500'

/** One row per plan: name, features, price and button. On a phone the cells of a row are stacked. */
export function PlanTable({ tone, id, title, lead, plans, labels }: PlanTableProps) {
  return (
    <Section tone={tone} id={id} labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} title={title} lead={lead} />
      <table aria-labelledby={`${id}-title`} className="plan-rows mt-10 w-full max-lg:block lg:mt-16">
        <thead className="sr-only lg:not-sr-only lg:table-header-group">
          <tr>
            <th scope="col" className={`${columnHead} w-[26%]`}>
              {labels.plan}
            </th>
            <th scope="col" className={columnHead}>
              {labels.contents}
            </th>
            <th scope="col" className={`${columnHead} w-[30%]`}>
              {labels.price}
            </th>
          </tr>
        </thead>
        <tbody className="block lg:table-row-group">
          {plans.map((plan, index) => (
            <tr
              key={plan.id}
              className={`block py-9 lg:table-row ${index === 0 ? 'border-t-2 border-ember' : 'border-t border-edge'}`}
            >
              <th scope="row" className="block p-0 pr-8 text-left align-top font-400 lg:(table-cell py-10)">
                <span className="block text-figure display-tight">{plan.name}</span>
                {plan.summary && (
                  <span className="mt-2 block text-balance text-note text-ink-soft">{plan.summary}</span>
                )}
                {plan.mark && (
                  <span className="mt-4 block">
                    <Badge tone="gold">{plan.mark}</Badge>
                  </span>
                )}
              </th>
              <td className="block px-0 py-6 align-top lg:(table-cell py-10 pr-12)">
                <FeatureList items={plan.features ?? []} className="lg:mt-1" />
              </td>
              <td className="block p-0 align-top lg:(table-cell py-10)">
                <PlanPrice {...plan} />
                <div className="mt-6">{plan.action}</div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
