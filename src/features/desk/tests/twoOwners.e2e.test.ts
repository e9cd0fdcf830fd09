import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { siteStores } from '~tests/e2e/site/stores'
import { axeViolations, hydrated, type VisitOptions, visit } from '~tests/e2e/site/visit'
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
    const keep = two.getByRole('button', { name: 'Keep the order open' })
    await keep.evaluate((button: HTMLButtonElement) => button.click())
    await two.getByText('The order stays open').waitFor()
    await field(two).blur()
    await saved(two)
    expect([await field(two).inputValue(), noteOf(id)]).toEqual([joined, joined])

    // The first one leaves the page with unsaved words.
    await field(one).fill('Prefers green.')
    await one.getByRole('link', { name: 'Orders', exact: true }).first().click()
    await expect.poll(() => noteOf(id)).toBe(`${joined}\n\nPrefers green.`)
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
