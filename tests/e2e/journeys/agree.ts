import type { Page } from 'playwright'
import { faces } from '~/catalog/owner/faces'

/** Agrees to the use of photos on the upload page, if the owner asks for a tick. */
export async function agree(page: Page): Promise<void> {
  const box = page.locator('#consent')
  // It is asked for once an order, and only of a paid one.
  if (!faces.consentBox || !(await box.isVisible())) return
  await box.check()
  // Tests measure the page where it begins; the box is below the photos on a phone.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}
