import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '~/ui/Icon'
import { fieldOf } from './OrderRemark'
import { type Portrait, pictureOf } from './portrait'

type RemarksProps = {
  /** With the words about each of them. */
  portraits: readonly Portrait[]
  label?: string
  className: string
  /** Before sending: what was written has a link to its field in the gallery. */
  mayChange?: boolean
}

/** What the buyer wrote about each portrait, beside its picture. */
export function OrderRemarks({ portraits, label, className, mayChange }: RemarksProps) {
  const { t } = useLingui()
  if (!portraits.length) return null
  return (
    <ul aria-label={label} className={`grid gap-3 ${className}`}>
      {portraits.map((portrait) => {
        const { id, number, remark } = portrait
        const picture = pictureOf(portrait)
        const name = t({ message: `Portrait ${number}`, comment: 'By its number in the gallery' })
        return (
          <li key={id} className="order-remark">
            <span className="order-thumbnail">
              {picture ? (
                <img src={picture} alt="" loading="lazy" />
              ) : (
                <Icon name="image" className="text-22px text-edge" />
              )}
            </span>
            <div className="min-w-0">
              <p className="font-600">{name}</p>
              {remark && (
                <blockquote className={`order-words ${mayChange ? 'text-note text-ink-soft' : ''}`}>
                  {`“${remark}”`}
                </blockquote>
              )}
              {mayChange && remark && (
                <a
                  href={`#${fieldOf(id)}`}
                  className="text-note text-ember-deep font-600 underline underline-offset-4"
                >
                  <Trans comment="Link: to what the buyer has written about a portrait">Edit</Trans>
                  <span className="sr-only">{`: ${name}`}</span>
                </a>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
