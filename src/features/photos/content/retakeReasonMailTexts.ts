import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RetakeReason } from '~/core/schemas/retakeRequest'

type RetakeReasonMailText = {
  /** The request, in two or three words. */
  label: MessageDescriptor
  /** How the buyer can fulfill it. */
  advice: MessageDescriptor
}

/** The studio's reasons for requesting other photos, as shown in the desk and to the buyer. */
export const retakeReasonMailTexts: Record<RetakeReason, RetakeReasonMailText> = {
  more: {
    label: msg({ message: 'More photos', comment: 'Why other photos are needed' }),
    advice: msg({ message: 'At least 20, so we can choose.', comment: 'Why other photos are needed' }),
  },
  sharper: {
    label: msg({ message: 'Sharper photos', comment: 'Why other photos are needed' }),
    advice: msg({
      message: 'Wipe the lens, hold the phone still, and send the photo itself: no screenshots.',
      comment: 'Why other photos are needed',
    }),
  },
  brighter: {
    label: msg({ message: 'More light', comment: 'Why other photos are needed' }),
    advice: msg({
      message: 'Soft daylight, near a window or in the shade, no flash.',
      comment: 'Why other photos are needed',
    }),
  },
  face: {
    label: msg({ message: 'Your whole face', comment: 'Why other photos are needed' }),
    advice: msg({
      message: 'Nothing in front of your face: no sunglasses, hands, or hair.',
      comment: 'Why other photos are needed',
    }),
  },
  variety: {
    label: msg({ message: 'More variety', comment: 'Why other photos are needed' }),
    advice: msg({
      message: 'Different days, angles, expressions, and clothes.',
      comment: 'Why other photos are needed',
    }),
  },
  alone: {
    label: msg({ message: 'Only you', comment: 'Why other photos are needed' }),
    advice: msg({
      message: 'No one else in the picture, not even at the edge.',
      comment: 'Why other photos are needed',
    }),
  },
  unfiltered: {
    label: msg({ message: 'No filters', comment: 'Why other photos are needed' }),
    advice: msg({
      message: 'Straight from the camera: no effects and no beauty mode.',
      comment: 'Why other photos are needed',
    }),
  },
}
