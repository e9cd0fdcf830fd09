import { useLingui } from '@lingui/react/macro'
import { Comparison } from '~/features/services/blocks/Comparison'
import { PlanBlock } from '~/features/services/blocks/PlanBlock'
import { PlanLedger } from '~/features/services/blocks/PlanLedger'
import { PlanSteps } from '~/features/services/blocks/PlanSteps'
import { PlanTable } from '~/features/services/blocks/PlanTable'
import { Plans } from '~/sections/Plans'
import type { Tone } from '~/ui/Section'
import type { ServicePageProps } from './servicePageProps'
import { stepsInBlock } from './stepsInBlock'
import { usePlan } from './usePlan'

/** The plans, in the layout chosen by the page (R-PKG-24). */
export function ServicePlans({ tone, ...props }: ServicePageProps & { tone: Tone }) {
  const { t } = useLingui()
  const plan = usePlan(props)
  const page = props.service[props.edition]
  const { plans, steps } = page
  const title = t(plans.title)
  const section = { tone, id: 'plans', title, lead: t(plans.lead) }

  switch (plans.layout) {
    case 'cards':
      return <Plans {...section} plans={plans.plans.map(plan)} />
    case 'block':
      return (
        <PlanBlock {...section} plan={plan(plans.plans[0])}>
          {stepsInBlock(page) && (
            <PlanSteps
              title={t(steps.title)}
              lead={t(steps.lead)}
              items={steps.items.map(({ id, title, text }) => ({ id, title: t(title), text: t(text) }))}
            />
          )}
        </PlanBlock>
      )
    case 'table': {
      const [only, ...others] = plans.plans
      const contents = t({ message: 'What you get', comment: 'Head of a column in a table of plans' })
      const price = t({ message: 'Price', comment: 'Head of a column or row in a table of plans' })
      if (only && others.length === 0) {
        const included = t({ message: 'Included', comment: 'Read out for a check mark in a table of plans' })
        return <PlanLedger {...section} plan={plan(only)} labels={{ contents, included }} />
      }
      const name = t({ message: 'Plan', comment: 'Head of a column in a table of plans' })
      return <PlanTable {...section} plans={plans.plans.map(plan)} labels={{ plan: name, contents, price }} />
    }
    case 'comparison':
      return (
        <Comparison
          {...section}
          plans={plans.plans.map(plan)}
          rows={plans.rows.map(({ id, label, values }) => ({
            id,
            label: t(label),
            values: values.map((value) => t(value)),
          }))}
          labels={{
            caption: t({
              message: `Table: ${title}`,
              comment: 'Names a table after the heading of its section',
            }),
            fact: t({
              message: 'Side by side',
              comment: 'Head of the first column, which names what is compared',
            }),
            features: t({ message: 'Also included', comment: 'Head of a row in a comparison of two plans' }),
            price: t({ message: 'Price', comment: 'Head of a column or row in a table of plans' }),
          }}
        />
      )
  }
}
