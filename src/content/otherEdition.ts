import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Edition } from '~/editions'

type Offer = { read: MessageDescriptor; close: MessageDescriptor }

/** How a page in another language offers itself in this edition: in the words of who reads this one. */
export const editionOffers: Record<Edition, Offer> = {
  us: {
    read: msg({
      message: 'Read this page in English',
      comment: 'Shown on Portuguese pages to readers of English: stays in English',
    }),
    close: msg({
      message: 'Hide this note',
      comment: 'Button on Portuguese pages for readers of English: stays in English',
    }),
  },
  br: {
    read: msg({
      message: 'Ler esta página em português',
      comment: 'Shown on English pages to readers of Portuguese: is in Portuguese in both files',
    }),
    close: msg({
      message: 'Ocultar este aviso',
      comment: 'Button on English pages for readers of Portuguese: is in Portuguese in both files',
    }),
  },
}
