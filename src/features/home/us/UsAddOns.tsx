import { Trans, useLingui } from '@lingui/react/macro'
import { servicePath } from '~/catalog/addresses'
import { priceText } from '~/catalog/money'
import { priceOf } from '~/catalog/prices'
import { billingNote, usAddOns } from '~/features/home/content/us/addOns'
import { AddOnCard } from '~/features/home/parts/AddOnCard'
import { Section } from '~/ui/Section'
import { useTiers } from '../useTiers'
import { UsHead } from './UsHead'

/** The rate card: two independent columns, so that an open line never separates the lines beside it. */
export function UsAddOns() {
  const { t, i18n } = useLingui()
  const tiersOf = useTiers('us')
  const tipOf = (addOn: (typeof usAddOns)[number]) => {
    const note = billingNote(addOn)
    return note && { label: t`How billing works`, text: t(note) }
  }
  return (
    <Section id="addons" tone="sand" labelledBy="addons-title">
      <div id="booster">
        <UsHead
          id="addons-title"
          title={<Trans>Add exactly what’s missing</Trans>}
          lead={<Trans>Ten services, alone or with a package, with starting prices.</Trans>}
        />
      </div>
      <div
        data-island="add-ons"
        className="mt-8 grid items-start gap-4 print:(grid-cols-2 gap-x-8 gap-y-0) lg:(mt-14 grid-cols-2)"
      >
        {[usAddOns.slice(0, 5), usAddOns.slice(5)].map((column) => (
          <div key={column[0]?.id} className="border border-line rounded-card bg-white print:contents">
            {column.map((addOn) => (
              <AddOnCard
                key={addOn.id}
                name={t(addOn.name)}
                price={priceText(i18n, priceOf('us', 'home', addOn.id))}
                tip={tipOf(addOn)}
                summary={t(addOn.summary)}
                toggle={t({ message: 'View Pricing Options', comment: 'fixed by the specification' })}
                tiers={tiersOf(addOn)}
                cta={t({ message: 'Learn More', comment: 'fixed by the specification' })}
                href={servicePath('us', addOn.id)}
              />
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}
