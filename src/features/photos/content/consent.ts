import type { Locale } from '~/catalog/locales'
import { faces } from '~/catalog/owner/faces'
import { site } from '~/catalog/site'
import type { ConsentRecord } from '~/core/schemas/consent'
import texts from './consentTexts.json' with { type: 'json' }

type Values = Omit<ConsentRecord, 'version' | 'locale'>

/** When a line is part of the text: tools are named or not; photos and portraits are kept equally long or not. */
const conditions: Record<string, (values: Values) => boolean> = {
  named: ({ tools }) => tools.length > 0,
  unnamed: ({ tools }) => tools.length === 0,
  together: ({ photoDays, portraitDays }) => photoDays === portraitDays,
  apart: ({ photoDays, portraitDays }) => photoDays !== portraitDays,
}

type Line = { text: string; when?: string }
type ConsentText = { lines: Line[]; box?: string; missing?: string }

/** Every text that buyers have ever agreed to, the oldest first. None is ever changed or removed. */
export const consentTexts: readonly ({ version: string } & Record<Locale, ConsentText>)[] = texts

/** The text of the release before versions were recorded, whose pages send photos without naming one. */
export const unnamedConsent = '2025-01-01-541ecf66'

/** The latest text. Marked as pure, so that the browser's code leaves out the texts, which it does not use. */
export const currentConsent = /* @__PURE__ */ (() => texts.at(-1)?.version ?? unnamedConsent)()

/** The owner's values in the text, as of now. */
export function currentValues(): Values {
  const { tools, photoDays, portraitDays } = faces
  return { brand: site.brand, tools: tools.map(({ name }) => name), photoDays, portraitDays }
}

/** A hash of the owner's values, which shows whether a page was loaded before they changed. */
export function valuesTag(): string {
  let tag = 0
  for (const char of JSON.stringify(currentValues())) tag = (tag * 31 + (char.codePointAt(0) ?? 0)) >>> 0
  return tag.toString(16)
}

/** Returns the lines of a text with its values; empty if this release does not have that version. */
export function consentLines(
  { version, ...values }: Omit<ConsentRecord, 'locale'>,
  locale: Locale,
): string[] {
  const lines = consentTexts.find((text) => text.version === version)?.[locale].lines ?? []
  const shown: Record<string, string> = {
    brand: values.brand,
    tools: new Intl.ListFormat(locale).format(values.tools),
    photoDays: String(values.photoDays),
    portraitDays: String(values.portraitDays),
  }
  return lines
    .filter(({ when }) => when === undefined || conditions[when]?.(values))
    .map(({ text }) => text.replace(/\{(\w+)\}/g, (_, name: string) => shown[name] ?? ''))
}
