import { bindWords } from '~/ui/bindWords'
import { Price } from '~/ui/Price'
import type { Plan } from './plan'

type PlanPriceProps = Pick<Plan, 'price' | 'from' | 'unit' | 'extras'> & {
  size?: 'huge'
  night?: boolean
}

/** The price of a plan, with extra costs below it. */
export function PlanPrice({ price, from, unit, extras = [], size, night = false }: PlanPriceProps) {
  return (
    <>
      <Price money={price} from={from} {...(unit ? { unit } : {})} {...(size ? { size } : {})} />
      {extras.length > 0 && (
        <ul className={`mt-3 text-small ${night ? 'text-mist' : 'text-ink-soft'}`}>
          {extras.map((extra) => (
            <li key={extra}>{bindWords(extra, 12)}</li>
          ))}
        </ul>
      )}
    </>
  )
}
