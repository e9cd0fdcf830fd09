import { editions } from '~/catalog/editions'
import type { ConsentRecord, ShownConsent } from '~/core/schemas/consent'
import type { Order } from '~/server/orders/order'
import { consentLines, currentValues, unnamedConsent, valuesTag } from '../content/consent'

/** Returns what a page shows of the consent of an order; `null` if none is on record. */
export function consentOf({ consent, consentedAt, consentWithdrawnAt, edition }: Order): ShownConsent | null {
  if (!consent || !consentedAt) return null
  const locale = consent.locale ?? editions[edition].locale
  return {
    at: consentedAt.getTime(),
    lines: consentLines(consent, locale),
    locale,
    version: consent.version,
    withdrawnAt: consentWithdrawnAt?.getTime() ?? null,
  }
}

/** Whether a page has shown the text with values that are no longer the owner's. */
export function isOutdated(shown: string | undefined): boolean {
  const tag = shown?.split('.')[2]
  return tag !== undefined && tag !== valuesTag()
}

/**
 * Makes the record of a consent from the text that a page has shown, with the owner's values of today.
 * @param shown such as `2026-11-27-3f9a1c07.en-US.5d1f09b2`; `null` from a page of the release that did not name it
 */
export function consentRecord(shown: string | null): ConsentRecord {
  const [version = unnamedConsent, locale = null] = shown?.split('.') ?? []
  return { version, locale: locale as ConsentRecord['locale'], ...currentValues() }
}
