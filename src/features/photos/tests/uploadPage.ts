import type { Page } from 'playwright'
import type { Edition } from '~/catalog/editions'
import { agree } from '~tests/e2e/journeys/agree'
import { paidCard } from '~tests/e2e/journeys/provider'
import { hydrated, origin, type VisitOptions, visit } from '~tests/e2e/site/visit'
import { words } from '~tests/e2e/site/words'

/** The browser logs rejected photos, which these tests expect. */
export const failedRequest = /Failed to load resource/
/** Opens the upload page of an order paid by card. */
export async function atUpload(edition: Edition, options: VisitOptions = {}) {
  const session = await paidCard(origin, edition)
  const page = await hydrated(await visit(`${words[edition].upload}?session_id=${session}`, options))
  await agree(page)
  return { page, session }
}
export const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text }).first().waitFor()
export const alerted = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text }).first().waitFor()
