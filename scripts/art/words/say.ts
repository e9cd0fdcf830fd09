import { readFileSync } from 'node:fs'
import { type Edition, editions } from '../../../src/catalog/editions.ts'
import { readPo } from '../../catalogues/readPo.ts'

/** Writes texts and counts as an edition does. */
export type Say = {
  /** The edition's text for an English one of the sample. @throws when the sample has no such text */
  text: (english: string) => string
  count: (value: number) => string
}

/** Reads the texts of a service's sample, so that its drawing says the same as its page. */
export function sayIn(edition: Edition, slug: string): Say {
  const { locale } = editions[edition]
  const file = `locales/${locale}/services/${slug}.po`
  const { entries } = readPo(file, readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'))
  return {
    text(english) {
      const entry = entries.find(({ source }) => source === english)
      if (!entry) throw new Error(`${file} has no “${english}”, which a picture shows`)
      return entry.translation || entry.source
    },
    count: (value) => value.toLocaleString(locale),
  }
}
