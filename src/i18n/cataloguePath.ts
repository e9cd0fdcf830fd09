import type { Locale } from '../catalog/locales.ts'

/** Path among the assets of a catalogue that the built Worker reads; `wrangler.toml` keeps its folder from the public. */
export const cataloguePath = (locale: Locale, name: string) => `/_texts/${locale}/${name}.json`
