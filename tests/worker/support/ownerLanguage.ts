import type { Locale } from '~/catalog/locales'
import { site } from '~/catalog/site'

/** Runs `work` for an owner who reads another language than the delivered one. */
export async function inOwnerLanguage<Result>(
  language: Locale,
  work: () => Promise<Result>,
): Promise<Result> {
  const delivered = site.ownerLanguage
  site.ownerLanguage = language
  try {
    return await work()
  } finally {
    site.ownerLanguage = delivered
  }
}
