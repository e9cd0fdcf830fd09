import { useLingui } from '@lingui/react/macro'
import { mailNames } from '~/content/desk/history'
import { wishTexts } from '~/content/desk/wishes'
import { formatMoney } from '~/content/money'
import type { Currency } from '~/editions'
import type { DeskEvent, DeskOrder } from '~/schemas/desk'
import type { PhotosWanted } from '~/schemas/photosWanted'

type Change = Extract<DeskEvent, { change: unknown }>

/** Puts into words what the history keeps beside the kind of a change. */
export function useChangeDetail({ change, detail }: Change, order: DeskOrder): string {
  const { t, i18n } = useLingui()
  if (detail === null) return ''
  switch (change) {
    case 'refund_sent':
    case 'refund_noted': {
      const currency = (order.charged?.currency ?? order.currency) as Currency
      return formatMoney({ amount: Number(detail), currency })
    }
    case 'photos_wanted':
      return wishes(detail)
    case 'mail_again': {
      const name = mailNames[detail as keyof typeof mailNames]
      return name ? i18n._(name) : detail
    }
    case 'photo_removed':
      return detail === 'portrait'
        ? t({ message: 'a portrait', comment: 'Desk: what was removed' })
        : t({ message: 'a photo', comment: 'Desk: what was removed' })
    default:
      return detail
  }

  function wishes(text: string): string {
    const { reasons, words } = JSON.parse(text) as PhotosWanted
    return [...reasons.map((reason) => i18n._(wishTexts[reason])), words].filter(Boolean).join(' · ')
  }
}
