import type { Page } from 'playwright'
import { islandsReady } from '../site/islandsReady.ts'

const turns = {
  '/us': '#testimonials button[data-turn="1"]',
  '/br': '#testimonials button[data-show="1"]',
}

export type Home = keyof typeof turns
export const homes = Object.keys(turns) as Home[]

/**
 * Uses every island of a home page except the form and the agent: menu, carousel, price lists, tooltips, down to the
 * footer.
 */
export async function readHome(page: Page, path: Home): Promise<void> {
  await page.locator('.services > button').hover()
  await page.locator('#services-menu a').first().waitFor()
  await page.mouse.move(2, 400)
  await page.locator(turns[path]).click()
  await page.locator('#addons summary').nth(2).click()
  if (path === '/us') await page.locator('#addons .tip button').first().hover()
  await page.locator('footer').last().scrollIntoViewIfNeeded()
  await islandsReady(page, '[data-island]:not([data-touched])')
}

/** Focuses the contact form and waits for the toast script, which reports the result of a message. */
export async function beginForm(page: Page): Promise<void> {
  const last = page.waitForResponse((response) => response.url().includes('/Toasts'))
  await page.locator('form[action="/contact"] [name=name]').click()
  await Promise.all([islandsReady(page, '[data-island=contact-form]'), last])
}
