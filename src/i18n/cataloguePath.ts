import type { Locale } from '../catalog/locales.ts'

/** Asset path of a catalogue for the built Worker; `wrangler.toml` excludes its folder from public access. */
export const cataloguePath = (locale: Locale, name: string) => `/_texts/${locale}/${name}.json`
