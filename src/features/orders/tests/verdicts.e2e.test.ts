import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { callFunction } from '~tests/e2e/site/callFunction'
import { siteStores } from '~tests/e2e/site/stores'
import { axeViolations, hydrated, newVisitor, origin, phone } from '~tests/e2e/site/visit'
import { clippedFocusRings, smallTargets } from '~tests/e2e/survey/measure'
import { delivered, pageOf } from './orderPage'

const stores = siteStores()
const verdictsOf = (session: string) =>
  stores
    .rows(
      `SELECT verdict FROM order_photos WHERE verdict IS NOT NULL AND order_id =
        (SELECT id FROM orders WHERE provider_session_id = ?) ORDER BY name`,
      session,
    )
    .map(({ verdict }) => verdict)
const group = (page: Page, place: number) =>
  page.getByRole('radiogroup', {
    name: new RegExp(`^Portrait ${place} of 15: .+\\. Does it look like you\\?$`),
  })
const chosen = (page: Page, place: number) =>
  group(page, place).locator('[aria-checked=true]').allInnerTexts()

it('R-UPL-23 R-A11-01 a verdict takes one tap, in the tile and in the viewer; the same tap takes it back', async () => {
  const { page, session } = await delivered('us', { ...phone, reducedMotion: 'reduce' })
  await group(page, 3).getByRole('radio', { name: 'Not me' }).tap()
  expect(await chosen(page, 3)).toEqual(['Not me'])
  await expect.poll(() => verdictsOf(session)).toEqual(['not_me'])
  expect(await axeViolations(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
  expect(await clippedFocusRings(page)).toEqual([])
  await page.getByRole('button', { name: 'Portrait 3 of 15: Paris', exact: true }).tap()
  const dialog = page.getByRole('dialog', { name: 'Portraits' })
  const answers = dialog.getByRole('radiogroup', { name: 'Portrait 3 of 15: Paris. Does it look like you?' })
  expect(await answers.locator('[aria-checked=true]').allInnerTexts()).toEqual(['Not me'])
  // Arrow keys choose within the group, and show the next portrait elsewhere.
  await answers.getByRole('radio', { name: 'Not me' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await answers.locator('[aria-checked=true]').allInnerTexts()).toEqual(['Me'])
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Me')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => verdictsOf(session)).toEqual(['almost'])
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await chosen(page, 3)).toEqual(['Almost'])
  // One stop of the Tab key for each portrait.
  expect(await group(page, 3).locator('[tabindex="0"]').allInnerTexts()).toEqual(['Almost'])
  await group(page, 3).getByRole('radio', { name: 'Almost' }).tap()
  expect(await chosen(page, 3)).toEqual([])
  await expect.poll(() => verdictsOf(session)).toEqual([])
})

it('R-ERR-16 a verdict that is not stored is taken back with a message, and stays changeable', async () => {
  const { page, session } = await delivered('us', {
    reducedMotion: 'reduce',
    allow: /Failed to load resource/,
  })
  const me = group(page, 1).getByRole('radio', { name: 'Me', exact: true })
  await me.click()
  await expect.poll(() => verdictsOf(session)).toEqual(['me'])
  await page.context().setOffline(true)
  await group(page, 1).getByRole('radio', { name: 'Not me' }).click()
  const message = page.getByRole('alert').filter({ hasText: 'Your answer wasn’t saved.' })
  await message.waitFor()
  expect(await chosen(page, 1)).toEqual(['Me'])
  // So is the mark that followed from it.
  expect(await page.locator('.order-marked').count()).toBe(0)
  await page.context().setOffline(false)
  // Quick changes of mind: the last one counts.
  for (const name of ['Almost', 'Not me', 'Almost', 'Not me'])
    await group(page, 1).getByRole('radio', { name }).click()
  await expect.poll(() => verdictsOf(session)).toEqual(['not_me'])
  expect(await message.count()).toBe(0)
  expect(await chosen(page, 1)).toEqual(['Not me'])
})

it('R-UPL-23 two tabs: the last verdict counts, and a tab shows it when it is looked at again', async () => {
  const { page, session } = await delivered('us', { reducedMotion: 'reduce' })
  const other = await newVisitor({ reducedMotion: 'reduce' })
  await other.goto(origin + pageOf('us', session))
  await hydrated(other)
  await group(page, 2).getByRole('radio', { name: 'Almost' }).click()
  await expect.poll(() => verdictsOf(session)).toEqual(['almost'])
  await group(other, 2).getByRole('radio', { name: 'Not me' }).click()
  await expect.poll(() => verdictsOf(session)).toEqual(['not_me'])
  await page.evaluate(() => {
    const later = Date.now() + 60_000
    Date.now = () => later
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => chosen(page, 2)).toEqual(['Not me'])
  // Everything is deleted meanwhile: the tab shows the order as it is now.
  await callFunction(origin, 'order-action', { sessionId: session, action: 'erase' })
  await group(other, 2).getByRole('radio', { name: 'Me', exact: true }).click()
  await other.getByRole('heading', { name: 'Your portraits have been deleted' }).waitFor()
  expect(await other.getByRole('radiogroup').count()).toBe(0)
})
