import * as v from 'valibot'
import type { Locale } from '../../locales'

/** A text in both languages that the owner may read. */
type OwnerText = Record<Locale, string>

/** What the editor and the messages call a field, and what else the editor says about it. */
export type Label = { label: OwnerText; hint?: OwnerText }

const both = (english: string, portuguese: string): OwnerText => ({ 'en-US': english, 'pt-BR': portuguese })

/** Names a schema, in English and Portuguese; `hint` says in the same two how to fill it in. */
export const labelled = <T>(
  english: string,
  portuguese: string,
  hint?: [english: string, portuguese: string],
): v.MetadataAction<T, Label> =>
  v.metadata({ label: both(english, portuguese), ...(hint ? { hint: both(...hint) } : {}) })

/** A message of a schema, in the language that the check asks for with `lang`. Completes “Opening hours: …”. */
export const says =
  (english: string, portuguese: string) =>
  ({ lang }: v.BaseIssue<unknown>) =>
    lang === 'pt-BR' ? portuguese : english
