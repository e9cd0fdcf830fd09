import type { Page } from 'playwright'
import { faces } from '~/catalog/owner/faces'

/** Agrees to the use of photos on the upload page, if the owner asks for a tick. */
export async function agree(page: Page): Promise<void> {
  if (faces.consentBox) await page.locator('#consent').check()
}
