import { expect, it } from 'vitest'
import { callFunction } from '~tests/e2e/site/callFunction'
import { holdRequests, hydrated, origin, phone, visit } from '~tests/e2e/site/visit'

it('the search field is emptied with another list, also of words whose search has not started', async () => {
  const page = await hydrated(await visit('/desk'))
  const field = page.getByRole('searchbox', { name: 'Search orders' })
  const tab = page
    .getByRole('navigation', { name: 'Lists of orders' })
    .getByRole('link', { name: 'Delivered' })
  await field.fill('nobody')
  await page.waitForURL('**/desk?search=nobody')
  await page.getByText('Results in all orders').waitFor()
  await tab.click()
  await page.waitForURL('**/desk?list=delivered')
  expect(await field.inputValue()).toBe('')

  // The last letter is followed by the press at once.
  const release = await holdRequests(page, '**/_serverFn/**')
  await page.goBack()
  await page.waitForURL('**/desk?search=nobody')
  expect(await field.inputValue()).toBe('nobody')
  await field.evaluate((input: HTMLInputElement) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    set?.call(input, 'nobody at all')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    for (const link of document.querySelectorAll<HTMLElement>('a[href="/desk?list=delivered"]')) link.click()
  })
  release()
  await page.waitForURL('**/desk?list=delivered')
  expect(await field.inputValue()).toBe('')
  await page.waitForTimeout(700)
  expect(new URL(page.url()).search).toBe('?list=delivered')
})

it('a name without a space and words from right to left fit on a phone', async () => {
  const id = crypto.randomUUID()
  const name = `${id}${'W'.repeat(460)}`
  await callFunction(origin, 'contact', {
    ...{ source: 'us-home', edition: 'us', name, email: 'rui@example.com', business: 'W'.repeat(100) },
    ...{ message: `שלום ${id}`, formKey: crypto.randomUUID() },
  })
  const page = await hydrated(await visit('/desk/messages?list=all', phone))
  const card = page.getByRole('article', { name })
  await card.waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const direction = (text: string) =>
    card.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).direction)
  expect([await direction(`שלום ${id}`), await direction(name)]).toEqual(['rtl', 'ltr'])
  const href = (await card.getByRole('link', { name: 'Reply by email' }).getAttribute('href')) ?? ''
  expect(href.length).toBeLessThanOrEqual(1800)
})
