import { Trans } from '@lingui/react/macro'
import { formatMoney } from '~/content/money'
import { type Money } from '~/content/prices'
import { Hidden } from './Hidden'

const sizes = { large: 'text-[3.5rem]', medium: 'text-[2.5rem]' } as const

type PriceProps = { money: Money; size?: keyof typeof sizes; from?: boolean | undefined; unit?: string }

/** A small sign, a large figure and a small unit, which read as one price aloud and in a page search. */
export function Price({ money, size = 'large', from, unit }: PriceProps) {
  const [, sign, space, figure] = formatMoney(money).match(/^(\D+?)( ?)(\d.*)$/) ?? []
  return (
    <p className="relative whitespace-nowrap font-display leading-none">
      {from && (
        <span className="absolute bottom-full left-0 pb-1 text-small font-500 font-text">
          <Trans comment="Before the lowest price of a range">from</Trans>
        </span>
      )}{' '}
      <span className={`figures font-700 tracking--0.03em ${sizes[size]}`}>
        <span className="relative top--0.62em mr-0.5 text-[0.42em] tracking-normal">
          {sign}
          {space}
        </span>
        {figure}
      </span>
      {unit && <span className="ml-2 text-note font-500 font-text">{unit}</span>}
    </p>
  )
}

/** A former price, crossed out and said to be one. */
export function FormerPrice({ money }: { money: Money }) {
  return (
    <s className="figures text-ink-soft">
      <Hidden>
        <Trans comment="fixed by the specification; read out before a price that is crossed out">
          original price
        </Trans>{' '}
      </Hidden>
      {formatMoney(money)}
    </s>
  )
}
