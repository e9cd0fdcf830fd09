import { Trans, useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { formatMoney } from '~/catalog/money'
import { checkoutPlans, servicePlans } from '~/catalog/photoPlans'
import { priceOf } from '~/catalog/prices'
import { checkoutOffer } from '~/features/portraits/content/photoService'
import { bindWords } from '~/ui/bindWords'

/**
 * Explains the two price lists side by side, the cards of this page and the packs of the checkout, so that their
 * difference does not look like a mistake.
 */
export function PhotoServiceOffers({ edition }: { edition: EditionsWith<'photo-service'> }) {
  const { t, i18n } = useLingui()
  const listFormat = new Intl.ListFormat(i18n.locale, { type: 'disjunction' })
  const numbers = (list: readonly number[]) => listFormat.format(list.map((one) => i18n.number(one)))

  const cards = servicePlans[edition].flatMap(({ key, counts }) =>
    counts ? [{ ...counts, amount: formatMoney(priceOf(edition, 'service', 'ai-photos', key)) }] : [],
  )
  const packs = checkoutPlans.map(({ key, photos, scenes }) => ({
    photos,
    scenes: bindWords(t(scenes), 0),
    amount: formatMoney(priceOf(edition, 'checkout', 'ai-photos', key)),
  }))
  const own = numbers(cards.map(({ photos, bonus }) => photos + bonus))
  const scenes = numbers(cards.map((card) => card.scenes))
  // Keep a currency sign with its amount.
  const amounts = listFormat.format(cards.map(({ amount }) => amount.replace(' ', '\u00a0')))
  const packed = numbers(packs.map(({ photos }) => photos))
  const packScenes = listFormat.format(packs.map((pack) => pack.scenes))
  // Brazilian readers write the currency before the amount; the sentence in English names it after the last one.
  const prices = listFormat.format(
    packs.map(({ amount }) => (edition === 'br' ? amount.replace('$', 'US$\u00a0') : amount)),
  )

  const { href, label, payment } = checkoutOffer[edition]
  const terms = t(payment)
  return (
    <aside aria-labelledby="offers" className="mt-14 border-t border-edge pt-7 xl:mt-20">
      <h3 id="offers" className="text-sub font-600 font-display tracking--0.01em">
        <Trans>Two ways to buy, each with its own prices</Trans>
      </h3>
      <div className="mt-5 grid gap-x-8 gap-y-6 text-ink-soft md:grid-cols-2">
        <p className="max-w-29em">
          <strong className="text-ink font-600">
            <Trans>AI Studio Portraits, on this page:</Trans>
          </strong>{' '}
          <Trans comment="{own}: a range of numbers; {amounts}: a range of prices">
            {own} photos, bonus included, in {scenes} scenes for {amounts}, by card.
          </Trans>
        </p>
        <p className="max-w-29em md:(border-l border-line pl-8)">
          <strong className="text-ink font-600">
            <Trans>AI Photo Packs, at the checkout:</Trans>
          </strong>{' '}
          <Trans comment="{packed}: a range of numbers; {packScenes}: “4 scenes or 10 custom scenes”; {prices}: amounts in dollars; {terms}: how it is paid">
            {packed} photos in {packScenes} for {prices} USD, {terms}.
          </Trans>
          <a
            href={href}
            className="mt-2 block w-fit py-1 text-ember-deep font-600 underline underline-offset-4 hover:text-ink"
          >
            {t(label)}
          </a>
        </p>
      </div>
    </aside>
  )
}
