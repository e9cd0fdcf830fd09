import { readdirSync, readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import type { Locale } from '~/catalog/locales'

type Entry = { id: string; message: string; translation: string; comments: string[]; file: string }

const folder = new URL('../locales/', import.meta.url)

/** Every entry of every catalogue of a language. */
export async function readCatalogues(locale: Locale): Promise<Entry[]> {
  const files = readdirSync(new URL(`${locale}/`, folder), { recursive: true }).map(String)
  const entries = files
    .filter((file) => file.endsWith('.po'))
    .map(async (file) => {
      const content = readFileSync(new URL(`${locale}/${file}`, folder), 'utf8')
      const parsed = await formatter().parse(content, { locale, sourceLocale: 'en-US', filename: file })
      return Object.entries(parsed).map(([id, entry]) => ({
        id,
        message: entry.message ?? id,
        translation: entry.translation ?? '',
        comments: [entry.comments ?? []].flat(),
        file,
      }))
    })
  return (await Promise.all(entries)).flat()
}
