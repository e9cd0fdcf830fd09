import { parsePoFile } from '@lingui/format-po'
import { type Locale, sourceLocale } from '~/catalog/locales'

const files = import.meta.glob<string>('../../../locales/*/mail.po', {
  eager: true,
  import: 'default',
  query: '?raw',
})

const translations = Object.fromEntries(
  Object.entries(files).map(([path, content]) => [
    path.split('/').at(-2),
    new Map(parsePoFile(content).items.map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? ''])),
  ]),
)

/** Returns a function that translates a source message of the mails, from the catalogue that translators edit. */
export function mailText(locale: Locale): (message: string) => string {
  if (locale === sourceLocale) return (message) => message
  return (message) => {
    const translated = translations[locale]?.get(message)
    if (!translated) throw new Error(`No ${locale} text for: ${message}`)
    return translated
  }
}
