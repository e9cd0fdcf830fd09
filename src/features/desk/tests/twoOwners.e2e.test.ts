import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { callFunction } from '~tests/e2e/site/callFunction'
import { siteStores } from '~tests/e2e/site/stores'
import { axeViolations, hydrated, origin, type VisitOptions, visit } from '~tests/e2e/site/visit'
import { smallPhotos } from '~tests/fixtures/photos'
import { orderWithPhotos } from './orderWithPhotos'

const stores = siteStores()
const open = async (path: string, options: VisitOptions = {}) => hydrated(await visit(path, options))
const noteOf = (id: string) => stores.rows('SELECT note FROM orders WHERE id = ?', id)[0]?.note
const field = (page: Page) => page.getByLabel('Private note')
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor()

describe('two owners at one order', () => {
  it('keep the words of both in the note', async () => {
    const { id } = await orderWithPhotos('us', 1)
    const [one, two] = [await open(`/desk/orders/${id}`), await open(`/desk/orders/${id}`)]
    await field(one).fill('Prefers blue.')
    await saved(one)
    await field(two).fill('Call on Monday.')
    await two.getByText('Someone else changed this note.').waitFor()
    const joined = 'Prefers blue.\n\nCall on Monday.'
    expect([await field(two).inputValue(), noteOf(id)]).toEqual([joined, 'Prefers blue.'])
    expect(await axeViolations(two)).toEqual([])
    // The page loads the first one's note while the joined text is not saved; pressed without leaving the field.
    const keep = two.getByRole('button', { name: 'Keep photos longer' })
    await keep.evaluate((button: HTMLButtonElement) => button.click())
    await two.getByText('The storage period has started over').waitFor()
    await field(two).blur()
    await saved(two)
    expect([await field(two).inputValue(), noteOf(id)]).toEqual([joined, joined])

    // The first one leaves the page with unsaved words.
    await field(one).fill('Prefers green.')
    await one.getByRole('link', { name: 'Orders', exact: true }).first().click()
    await expect.poll(() => noteOf(id)).toBe(`${joined}\n\nPrefers green.`)
  })

  it('refund only what is left, and enter the amount again after a refund by the other one', async () => {
    const { id } = await orderWithPhotos('us', 1)
    const page = await open(`/desk/orders/${id}`)
    const refund = async () => {
      await page.getByLabel('Amount in USD').fill('5.00')
      await page.getByLabel('Enter the amount again').fill('5.00')
      await page.getByRole('button', { name: 'Refund $5' }).click()
    }
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    await callFunction(origin, 'desk-action', {
      order: id,
      action: 'refund',
      amountMinor: 1000,
      refundedMinor: 0,
    })
    await refund()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Someone changed this a moment ago').waitFor()
    await dialog.getByText('$10 was already refunded').waitFor()
    expect(await page.getByLabel('Enter the amount again').inputValue()).toBe('')
    await refund()
    await dialog.waitFor({ state: 'detached' })
    expect(stores.rows('SELECT refunded_minor FROM orders WHERE id = ?', id)).toEqual([
      { refunded_minor: 1500 },
    ])
  })

  it('see no old failure in a dialog, and no old state in a list', async () => {
    const { number } = await orderWithPhotos('us', 1)
    const page = await open('/desk', { allow: /Failed to load resource/ })
    await page.getByRole('link', { name: number }).click()
    await page.route('**/_serverFn/desk-action*', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', { name: 'Start production' }).click()
    await page.getByText('Our server didn’t respond').first().waitFor()
    await page.getByRole('button', { name: 'Ask for more photos' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await page.getByRole('dialog').getByText('Our server didn’t respond').count()).toBe(0)
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Start production' }).click()
    await page.getByText('Started by').waitFor()
    // Records each state that the list shows for the order.
    await page.evaluate((name) => {
      const states = new Set<string>()
      Object.assign(window, { states })
      new MutationObserver(() => {
        for (const row of document.querySelectorAll<HTMLElement>('main li'))
          if (row.innerText.includes(name))
            states.add(row.innerText.includes('To start') ? 'To start' : 'another')
      }).observe(document, { childList: true, subtree: true })
    }, number)
    await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
    await page.getByRole('listitem').filter({ hasText: number }).getByText('In production').waitFor()
    expect(await page.evaluate(() => [...(window as unknown as { states: string[] }).states])).toEqual([
      'another',
    ])
  })

  it('can add portraits after a delivery was undone', async () => {
    const { id } = await orderWithPhotos('us', 1)
    const page = await open(`/desk/orders/${id}`)
    await page.getByRole('button', { name: 'Start production' }).click()
    await page.getByText('Started by').waitFor()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await smallPhotos(1))
    await page.getByRole('button', { name: 'Deliver 1 portrait' }).click()
    await page.getByText('Delivered. The email to the buyer is waiting.').waitFor()
    await page.reload()
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      const alerts: string[] = []
      Object.assign(window, { alerts })
      new MutationObserver(() => {
        for (const { innerText } of document.querySelectorAll<HTMLElement>('[role=alert]'))
          alerts.push(innerText)
      }).observe(document, { childList: true, subtree: true })
    })
    await page.getByRole('button', { name: 'Undo it' }).click()
    await page.getByRole('button', { name: 'Deliver 1 portrait' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { alerts: string[] }).alerts)).toEqual([])
  })

  it('are not told of a conflict after a lost response', async () => {
    const { id } = await orderWithPhotos('us', 1)
    const page = await open(`/desk/orders/${id}`, { allow: /Failed to load resource/ })
    await page.route(
      '**/_serverFn/desk-action*',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await field(page).fill('Prefers blue.')
    await page.getByText('Our server didn’t respond').waitFor()
    expect(noteOf(id)).toBe('Prefers blue.')
    await field(page).fill('Prefers blue, not green.')
    await saved(page)
    expect(noteOf(id)).toBe('Prefers blue, not green.')
  })
})
