import type { Locale } from '~/locales'

/** The language of the page that the browser shows: always one of ours. */
export const pageLocale = () => document.documentElement.lang as Locale
