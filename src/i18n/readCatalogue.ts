import type { Messages } from '@lingui/core'
import type { Locale } from '~/catalog/locales'
import type { CatalogueName } from './catalogueFiles'

const modules = import.meta.glob<{ messages: Messages }>(['../../locales/**/*.po', '!**/{mail,notice}.po'])

/** Reads a catalogue in the browser, under `npm run dev` and in tests. The built Worker uses `app/readCatalogue.ts`. */
export async function readCatalogue(locale: Locale, name: CatalogueName): Promise<Messages> {
  const load = modules[`../../locales/${locale}/${name}.po`]
  if (!load) throw new Error(`No catalogue ${name} for ${locale}`)
  return (await load()).messages
}
