import { Trans } from '@lingui/react/macro'
import { formatMoney } from '~/catalog/money'
import { type Money } from '~/catalog/prices'

const sizes = {
  huge: 'text-[min(18vw,clamp(3.25rem,1rem+11vw,6rem))]',
  large: 'text-[min(3.5rem,18vw,72px)]',
  medium: 'text-[min(2.5rem,13vw)]',
} as const

type PriceProps = { money: Money; size?: keyof typeof sizes; from?: boolean | undefined; unit?: string }

/** A small currency sign, a large figure and a small unit, which screen readers and page search treat as one price. */
export function Price({ money, size = 'large', from, unit }: PriceProps) {
  const [, sign, space, figure] = formatMoney(money).match(/^(\D+?)( ?)(\d.*)$/) ?? []
  return (
    <p className="relative font-display leading-none">
      {from && (
        <span className="absolute bottom-full left-0 pb-1 text-small font-500 font-text">
          <Trans comment="Before the lowest price of a range">from</Trans>
        </span>
      )}{' '}
      <span
        translate="no"
        className={`figures ${unit ? 'mr-2' : ''} whitespace-nowrap font-700 tracking--0.01em ${sizes[size]}`}
      >
        <span className="relative top--0.62em mr-0.5 text-[0.42em] tracking-normal">
          {sign}
          {space}
        </span>
        {figure}
      </span>
      {unit && (
        <>
          {/* Lets a long unit wrap to its own line in a narrow card. */}
          <wbr />
          <span className="whitespace-nowrap text-note font-500 font-text">{unit}</span>
        </>
      )}
    </p>
  )
}

/** A former price: crossed out, after its name, which screen readers read as part of it. */
export function FormerPrice({ money }: { money: Money }) {
  return (
    <s className="figures text-ink-soft no-underline">
      <Trans comment="fixed by the specification; in front of a price that is crossed out">
        original price
      </Trans>{' '}
      <span translate="no" className="whitespace-nowrap line-through">
        {formatMoney(money)}
      </span>
    </s>
  )
}
