import './compare.css'
import { FeatureList } from '~/sections/FeatureList'
import { PlanPrice } from '~/sections/PlanPrice'
import type { Plan } from '~/sections/plan'
import { SectionHead } from '~/sections/SectionHead'
import { Badge } from '~/ui/Badge'
import { bindWords } from '~/ui/bindWords'
import { Section, type Tone } from '~/ui/Section'
import { ScrollBox } from './ScrollBox'

type ComparisonProps = {
  tone: Tone
  id: string
  title: string
  lead: string
  plans: readonly Plan[]
  rows: readonly { id: string; label: string; values: readonly string[] }[]
  /** Labels of the columns and rows that the table adds. */
  labels: { caption: string; fact: string; features: string; price: string }
}

const cell = 'border-t border-line px-4 py-5 align-baseline md:px-8'
const head = `${cell} text-left text-note font-600`

/** Two plans side by side, one row per fact; each column ends with its price and button. */
export function Comparison({ tone, id, title, lead, plans, rows, labels }: ComparisonProps) {
  const ground = (plan: Plan) => (plan.mark ? 'bg-ember-wash' : '')
  return (
    <Section tone={tone} id={id} labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} title={title} lead={lead} />
      <ScrollBox
        labelledBy={`${id}-table`}
        className="mt-12 rounded-card border border-line bg-white lg:mt-18"
      >
        <table>
          <caption id={`${id}-table`} className="sr-only">
            {labels.caption}
          </caption>
          <thead>
            <tr>
              <th
                scope="col"
                className="w-1/4 px-4 pb-7 align-bottom text-left text-note text-ink-soft font-500 md:px-8"
              >
                {labels.fact}
              </th>
              {plans.map((plan) => (
                <th
                  key={plan.id}
                  scope="col"
                  className={`px-4 pb-7 pt-9 align-top text-left font-400 md:px-8 ${ground(plan)}`}
                >
                  {plan.mark && (
                    <>
                      <Badge tone="gold">{plan.mark}</Badge>{' '}
                    </>
                  )}
                  <span className="mt-3 block compare-name text-figure display-tight">{plan.name}</span>
                  {plan.summary && (
                    <span className="mt-2 block text-balance text-note text-ink-soft">{plan.summary}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row" className={head}>
                  {row.label}
                </th>
                {plans.map((plan, column) => (
                  <td key={plan.id} data-label={plan.name} className={`${cell} ${ground(plan)}`}>
                    {bindWords(row.values[column] ?? '', 12)}
                  </td>
                ))}
              </tr>
            ))}
            {plans.some(({ features }) => features?.length) && (
              <tr>
                <th scope="row" className={head}>
                  {labels.features}
                </th>
                {plans.map((plan) => (
                  <td key={plan.id} data-label={plan.name} className={`${cell} ${ground(plan)}`}>
                    <FeatureList items={plan.features ?? []} className="my--1.5" />
                  </td>
                ))}
              </tr>
            )}
            <tr>
              <th scope="row" className={head}>
                {labels.price}
              </th>
              {plans.map((plan) => (
                <td
                  key={plan.id}
                  data-label={plan.name}
                  className={`border-t border-line px-4 pb-9 pt-7 align-baseline md:px-8 ${ground(plan)}`}
                >
                  <PlanPrice {...plan} />
                  <div className="mt-7">{plan.action}</div>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </ScrollBox>
    </Section>
  )
}
