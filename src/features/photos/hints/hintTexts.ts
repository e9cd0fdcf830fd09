import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Hint } from './hint'

/** One short sentence per hint: what was seen, and what to do. Each fits in two lines on a phone's small pictures. */
export const hintTexts: Record<Hint, MessageDescriptor> = {
  screenshot: msg({
    message: 'Screenshot: use a photo.',
    comment: 'Hint on a small picture: two lines of 15 letters',
  }),
  small: msg({
    message: 'Too small: send the original.',
    comment: 'Hint on a small picture: two lines of 15 letters',
  }),
  dark: msg({
    message: 'Dark: try daylight.',
    comment: 'Hint on a small picture: two lines of 15 letters',
  }),
  bright: msg({
    message: 'Bright: try softer light.',
    comment: 'Hint on a small picture: two lines of 15 letters',
  }),
  blurred: msg({
    message: 'Blurry: try a sharper one.',
    comment: 'Hint on a small picture: two lines of 15 letters',
  }),
  alike: msg({
    message: 'Like another: keep one.',
    comment: 'Hint on a small picture: two lines of 15 letters',
  }),
}
