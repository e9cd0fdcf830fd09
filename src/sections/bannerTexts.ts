import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EditionsWith } from '~/catalog/addresses'

type BannerText = { label: MessageDescriptor; text: MessageDescriptor; action: MessageDescriptor }

/** The bottom banner; each edition has its own offer (R-USH-26, R-BRH-32). */
export const banner: Record<EditionsWith<'home'>, BannerText> = {
  us: {
    label: msg({ message: 'Free consultation', comment: 'English edition; names the bottom banner' }),
    text: msg({ message: 'Free 30-minute strategy consultation', comment: 'English edition' }),
    action: msg({ message: 'Book yours', comment: 'English edition; button of the bottom banner' }),
  },
  br: {
    label: msg({
      message: 'Free first consultation',
      comment: 'Portuguese edition; names the bottom banner',
    }),
    text: msg({ message: 'Your first strategy consultation is free', comment: 'Portuguese edition' }),
    action: msg({
      message: 'Book the first one',
      comment: 'Portuguese edition; button of the bottom banner',
    }),
  },
}
