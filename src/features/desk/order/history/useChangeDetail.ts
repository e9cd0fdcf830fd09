import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { RemovedFile } from '~/core/schemas/changes'
import type { ConsentRecord } from '~/core/schemas/consent'
import type { DisputeMailDetail } from '~/core/schemas/disputes'
import type { RetakeRequest } from '~/core/schemas/retakeRequest'
import { disputeKindNames, disputeReasonNames } from '~/features/desk/content/disputes'
import { mailNames } from '~/features/desk/content/history'
import { providerName } from '~/features/desk/content/providerName'
import { retakeReasonLabels } from '~/features/desk/content/retakeReasonLabels'
import type { DeskEvent, DeskOrder } from '~/features/desk/schema'
import { useDateFormat } from '../../shell/useDateFormat'
import { useMoney } from '../../shell/useMoney'
import { useChargedMoney } from '../useChargedMoney'
import { useConsentName } from '../useConsentName'

type Change = Extract<DeskEvent, { change: unknown }>

/** Formats the detail of a change in the user's language; empty when the change has none. */
export function useChangeDetail({ change, detail }: Change, order: DeskOrder): string {
  const { t, i18n } = useLingui()
  const { momentOf } = useDateFormat()
  const money = useMoney()
  const charged = useChargedMoney(order)
  const consentName = useConsentName()
  if (detail === null) return ''
  switch (change) {
    case 'refund_sent':
    case 'refund_noted':
    case 'refund_failed':
    case 'refund_settled':
    case 'dispute_taken':
    case 'dispute_returned':
      return charged(Number(detail))
    case 'paid_twice': {
      const [provider = '', payment] = detail.split(' ')
      return `${providerName(i18n, provider)} ${payment}`
    }
    case 'photos_wanted':
      return retakeRequest(detail)
    case 'mail_again': {
      const name = mailNames[detail as keyof typeof mailNames]
      return name ? i18n._(name) : detail
    }
    case 'photo_removed':
    case 'portrait_superseded':
    case 'portrait_restored':
      return file(removedFile(detail))
    case 'dispute_opened':
    case 'dispute_due':
      return dispute(JSON.parse(detail))
    case 'dispute_answered':
    case 'dispute_won':
    case 'dispute_lost':
    case 'dispute_closed':
    case 'fraud_warning':
    case 'fraud_warning_closed':
      return dispute({ ...JSON.parse(detail), respondBy: null })
    case 'consented': {
      const { version, locale } = JSON.parse(detail) as ConsentRecord
      return consentName(version, locale)
    }
    case 'corrections':
      return corrections(detail)
    case 'erased':
      return erased(detail)
    default:
      return detail
  }

  function dispute({ kind, amountMinor, currency, reason, respondBy }: DisputeMailDetail): string {
    const day = respondBy === null ? '' : momentOf(respondBy)
    return [
      i18n._(disputeKindNames[kind]),
      money(amountMinor, currency),
      kind === 'warning' ? '' : i18n._(disputeReasonNames[reason]),
      day && t({ message: `answer by ${day}`, comment: 'Desk: until when a dispute can be answered' }),
    ]
      .filter(Boolean)
      .join(', ')
  }

  function retakeRequest(text: string): string {
    const { reasons, words } = JSON.parse(text) as RetakeRequest
    return [...reasons.map((reason) => i18n._(retakeReasonLabels[reason])), words].filter(Boolean).join(' · ')
  }

  /** Remarks are stored with their portraits only, and deleted with them. */
  function corrections(words: string): string {
    const remarks = order.made.flatMap(({ number, remark }) =>
      remark
        ? [t({ message: `portrait ${number}: “${remark}”`, comment: 'Desk: what a buyer wants changed' })]
        : [],
    )
    const gone = t({
      message: 'in words that were deleted with the portraits',
      comment: 'Desk: after "Corrections asked for:"',
    })
    return [words, ...remarks].filter(Boolean).join(' · ') || gone
  }

  function file({ role, name, number }: RemovedFile): string {
    if (role === 'photo') return t({ message: 'a photo', comment: 'Desk: what was removed' })
    if (!name) return t({ message: 'a portrait', comment: 'Desk: what was removed' })
    return number
      ? t({ message: `portrait ${number}, “${name}”`, comment: 'Desk: what was replaced' })
      : t({ message: `portrait “${name}”`, comment: 'Desk: what was removed' })
  }

  function erased(text: string): string {
    const { photos = 0, portraits = 0 } = JSON.parse(text) as { photos?: number; portraits?: number }
    const parts = [
      photos > 0 && t`${plural(photos, { one: '# photo', other: '# photos' })}`,
      portraits > 0 && t`${plural(portraits, { one: '# portrait', other: '# portraits' })}`,
    ]
    return parts.filter(Boolean).join(', ')
  }
}

/** Parses the stored detail of a removed file; older rows hold only its role. */
function removedFile(detail: string): RemovedFile {
  return detail.startsWith('{') ? JSON.parse(detail) : { role: detail === 'portrait' ? 'portrait' : 'photo' }
}
