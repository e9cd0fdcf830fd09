import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RetakeReason } from '~/core/schemas/retakeRequest'

/** The reasons for requesting other photos, as shown to the buyer. */
export const retakeReasonTexts: Record<RetakeReason, MessageDescriptor> = {
  more: msg({ message: 'More photos: at least 20', comment: 'What the studio asks a buyer for' }),
  sharper: msg({
    message: 'Sharper photos, in their original size',
    comment: 'What the studio asks a buyer for',
  }),
  brighter: msg({
    message: 'More light: by a window or outdoors in daylight',
    comment: 'What the studio asks a buyer for',
  }),
  face: msg({
    message: 'Your face close and clearly visible',
    comment: 'What the studio asks a buyer for',
  }),
  variety: msg({
    message: 'More variety: different days, clothes, and angles',
    comment: 'What the studio asks a buyer for',
  }),
  alone: msg({ message: 'Only you in the picture', comment: 'What the studio asks a buyer for' }),
  unfiltered: msg({
    message: 'No filters, no sunglasses, nothing edited',
    comment: 'What the studio asks a buyer for',
  }),
}
