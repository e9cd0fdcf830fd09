import { msg } from '@lingui/core/macro'
import type { HeadText } from '~/catalog/headText'

export const uploadHead: HeadText = {
  title: msg`Upload your photos`,
  description: msg`Send the photos we’ll make your AI portraits from.`,
}

/** The short form of the guide, beside the drop zone. */
export const uploadAdvice = [
  { id: 'count', icon: 'check', text: msg`We recommend at least 20 high-quality photos, 30 at most` },
  { id: 'light', icon: 'check', text: msg`Your face clearly visible, in soft daylight` },
  { id: 'variety', icon: 'check', text: msg`Different days, angles, expressions, and clothes` },
  { id: 'avoid', icon: 'close', text: msg`No sunglasses, no filters, no one else in the picture` },
] as const
