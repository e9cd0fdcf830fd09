import { useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { contactHrefs } from '~/catalog/navigation'
import type { ServicePlan } from '~/catalog/photoPlans'
import { priceOf } from '~/catalog/prices'
import { site } from '~/catalog/site'
import { customPlan } from '~/features/portraits/content/photoService'
import { Button, ButtonLink } from '~/ui/Button'
import { VisuallyHidden } from '~/ui/forms/VisuallyHidden'
import { NewTab } from '~/ui/NewTab'

type BuyProps = { edition: EditionsWith<'photo-service'>; plan: ServicePlan }

/**
 * Buys the plan of a card: through the owner's payment link if there is one, otherwise as an order at the card's price.
 * The plan without a price opens a message to the owner. Works without JavaScript.
 */
export function PhotoServiceBuy({ edition, plan: { key, name, popular } }: BuyProps) {
  const { t } = useLingui()
  const label = (
    <>
      {t({ message: 'Buy Now', comment: 'fixed by the specification' })}
      <VisuallyHidden>: {t(name)}</VisuallyHidden>
    </>
  )
  const variant = popular ? 'primary' : 'secondary'
  const inNewTab = (href: string) => (
    <ButtonLink variant={variant} wide href={href} target="_blank" rel="noopener">
      {label}
      <NewTab />
    </ButtonLink>
  )

  if (key === 'premium') {
    if (customPlan[edition].contact === 'email') {
      const subject = encodeURIComponent(t`AI studio portraits: Premium – Custom`)
      return (
        <ButtonLink variant={variant} wide href={`${contactHrefs(edition).mailto}?subject=${subject}`}>
          {label}
        </ButtonLink>
      )
    }
    const text = encodeURIComponent(
      t({
        message: 'Hello! I’d like to know more about the Premium custom portraits.',
        comment: 'Portuguese edition only',
      }),
    )
    return inNewTab(`${contactHrefs(edition).whatsapp}?text=${text}`)
  }

  const paymentLink = site.paymentLinks[edition][key]
  if (paymentLink) return inNewTab(paymentLink)

  return (
    <form method="post" action="/orders" target="_blank" rel="noopener">
      <input type="hidden" name="edition" value={edition} />
      <input type="hidden" name="offer" value="service" />
      <input type="hidden" name="plan" value={key} />
      <input type="hidden" name="amount" value={priceOf(edition, 'service', 'ai-photos', key).amount} />
      <Button type="submit" variant={variant} wide>
        {label}
        <NewTab />
      </Button>
    </form>
  )
}
