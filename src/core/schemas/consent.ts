import * as v from 'valibot'
import type { Locale } from '~/catalog/locales'

/**
 * What a buyer agreed to when the first photo of an order was stored; with the time it is the record of the consent.
 */
export type ConsentRecord = {
  /** An entry of `features/photos/content/consentTexts.json`. */
  version: string
  /** Language of the text; `null` if the page did not say, which then was the language of the order. */
  locale: Locale | null
  /** Values of the text at that time. */
  brand: string
  tools: string[]
  photoDays: number
  portraitDays: number
}

/**
 * The text that a page shows, as its uploads name it: `2026-11-27-3f9a1c07.en-US.5d1f09b2`, the last part for its
 * values; absent from pages loaded before it existed. A version that this release does not have is of a page that a
 * newer one has served.
 */
export const shownConsentSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d-[0-9a-f]{8}\.(en-US|pt-BR)(\.[0-9a-f]{1,8})?$/),
)

/** A consent as pages show it. */
export type ShownConsent = {
  at: number
  /** The agreed text, line by line, in its language; empty if this release does not have that version. */
  lines: string[]
  locale: Locale
  version: string
  withdrawnAt: number | null
}
