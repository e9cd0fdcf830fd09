import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RetakeReason } from '~/core/schemas/retakeRequest'

/** Reasons to ask for new photos, as the owner picks them. The mail to the buyer has its own wording. */
export const retakeReasonLabels: Record<RetakeReason, MessageDescriptor> = {
  more: msg({ message: 'Too few photos', comment: 'Desk: reason to ask for new photos' }),
  sharper: msg({ message: 'Blurry or too small', comment: 'Desk: reason to ask for new photos' }),
  brighter: msg({ message: 'Too dark', comment: 'Desk: reason to ask for new photos' }),
  face: msg({ message: 'Face hidden or cut off', comment: 'Desk: reason to ask for new photos' }),
  variety: msg({ message: 'All alike', comment: 'Desk: reason to ask for new photos' }),
  alone: msg({ message: 'Other people in them', comment: 'Desk: reason to ask for new photos' }),
  unfiltered: msg({ message: 'Filters or heavy editing', comment: 'Desk: reason to ask for new photos' }),
}
