import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Locale } from './locales'

type Offer = { read: MessageDescriptor; close: MessageDescriptor }

/** Texts that offer a page in another language, written in that language. */
export const languageOffers: Record<Locale, Offer> = {
  'en-US': {
    read: msg({
      message: 'Read this page in English',
      comment: 'Shown on Portuguese pages to readers of English: stays in English',
    }),
    close: msg({
      message: 'Hide this note',
      comment: 'Button on Portuguese pages for readers of English: stays in English',
    }),
  },
  'pt-BR': {
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
