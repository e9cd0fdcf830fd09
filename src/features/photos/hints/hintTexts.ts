import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Hint } from './hint'

/** One short sentence per hint: what was seen, and what to do. They are shown on a small picture. */
export const hintTexts: Record<Hint, MessageDescriptor> = {
  screenshot: msg({
    message: 'A screenshot: choose the photo itself.',
    comment: 'Hint on a small picture; keep it short',
  }),
  small: msg({
    message: 'Very small: choose the original.',
    comment: 'Hint on a small picture; keep it short',
  }),
  dark: msg({
    message: 'Very dark: try one in daylight.',
    comment: 'Hint on a small picture; keep it short',
  }),
  bright: msg({
    message: 'Very bright: try one in softer light.',
    comment: 'Hint on a small picture; keep it short',
  }),
  blurred: msg({
    message: 'Blurry: choose a sharper one.',
    comment: 'Hint on a small picture; keep it short',
  }),
  alike: msg({
    message: 'Very similar to another: keep one of them.',
    comment: 'Hint on a small picture; keep it short',
  }),
}
