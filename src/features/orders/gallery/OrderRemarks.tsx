import { useLingui } from '@lingui/react/macro'
import { Icon } from '~/ui/Icon'
import { OrderRemark } from './OrderRemark'
import { type Portrait, pictureOf } from './portrait'
import type { Marks } from './useMarks'

type FieldsProps = {
  portraits: readonly Portrait[]
  marks: Marks
}

/** A field for each marked portrait, beside its picture. */
export function OrderRemarkFields({ portraits, marks }: FieldsProps) {
  const { t } = useLingui()
  if (!portraits.length) return null
  return (
    <ul className="grid gap-5 pb-6">
      {portraits.map((portrait) => {
        const { id, number } = portrait
        return (
          <li key={id} className="order-remark">
            <Thumbnail portrait={portrait} />
            <OrderRemark
              id={id}
              label={t({ message: `Portrait ${number}`, comment: 'By its number in the gallery' })}
              marks={marks}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** What the buyer wrote beside each portrait, after sending. */
export function OrderSentRemarks({ portraits }: { portraits: readonly Portrait[] }) {
  const { t } = useLingui()
  const said = portraits.filter(({ remark }) => remark)
  if (!said.length) return null
  return (
    <ul aria-label={t`What you wrote about individual portraits`} className="grid gap-3 pt-4">
      {said.map((portrait) => {
        const { id, number, remark } = portrait
        return (
          <li key={id} className="order-remark">
            <Thumbnail portrait={portrait} />
            <div className="min-w-0">
              <p className="font-600">
                {t({ message: `Portrait ${number}`, comment: 'By its number in the gallery' })}
              </p>
              <blockquote className="order-words">{`“${remark}”`}</blockquote>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** A small picture of a portrait, with its number. */
function Thumbnail({ portrait }: { portrait: Portrait }) {
  const picture = pictureOf(portrait)
  return (
    <span className="order-thumbnail">
      {picture ? (
        <img src={picture} alt="" loading="lazy" />
      ) : (
        <Icon name="image" className="text-22px text-edge" />
      )}
      <span aria-hidden="true" translate="no" className="order-number figures">
        {portrait.number}
      </span>
    </span>
  )
}
