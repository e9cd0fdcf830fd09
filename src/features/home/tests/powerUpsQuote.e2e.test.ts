import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { hydrated, visit } from '~tests/e2e/site/visit'
import { still } from './offerCards'

const boxes = (page: Page) => page.locator('[name=power-up]')
const checked = (page: Page) =>
  boxes(page).evaluateAll((all) =>
    all.flatMap((box, index) => ((box as HTMLInputElement).checked ? [index] : [])),
  )
const request = (page: Page) => page.getByRole('link', { name: 'Enviar pelo formulário' })
const message = (page: Page) => page.locator('#contato [name=message]')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

it('R-BRH-17 the selection is kept on a reload after the request by form', async () => {
  const page = await hydrated(await visit('/br', still))
  for (const index of [0, 3]) await boxes(page).nth(index).check()
  // Pressed again, the link replaces the history entry that it has added.
  for (let press = 1; press <= 2; press++) {
    await request(page).click()
    await expect.poll(() => message(page).inputValue()).toContain('15%')
    await expect.poll(() => focused(page)).toBe('name')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.reload()
    await hydrated(page)
    expect(await checked(page)).toEqual([0, 3])
  }
  await page.evaluate(() => {
    location.hash = 'packages'
  })
  await page.reload()
  await hydrated(page)
  expect(await checked(page)).toEqual([0, 3])
})

it('R-BRH-22 a request after Back replaces the prepared text that the browser has restored', async () => {
  const page = await hydrated(await visit('/br', still))
  for (const index of [0, 3]) await boxes(page).nth(index).check()
  await request(page).click()
  await expect.poll(() => message(page).inputValue()).toContain('15%')
  await expect.poll(() => focused(page)).toBe('name')
  await message(page).fill(`${await message(page).inputValue()}\n\nCall me.`)
  await page.goto(new URL('/launch-br', page.url()).href)
  await page.goBack()
  await hydrated(page)
  expect(await message(page).inputValue()).toContain('15%')
  await boxes(page).nth(5).check()
  await request(page).click()
  await expect.poll(() => focused(page)).toBe('name')
  const text = await message(page).inputValue()
  expect(text.match(/Olá!/g)).toHaveLength(1)
  expect(text.match(/•/g)).toHaveLength(3)
  expect(text).toMatch(/Call me\.$/)
})

it('R-BRH-22 a quote that arrives late corrects the error of the message, and leaves the focus of a visitor who is typing', async () => {
  const page = await hydrated(await visit('/br', still))
  await boxes(page).first().check()
  await page.locator('#contato button[type=submit]').click()
  await expect.poll(() => message(page).getAttribute('aria-invalid')).toBe('true')
  await request(page).evaluate((link: HTMLAnchorElement) => {
    link.click()
    document.querySelector<HTMLElement>('#contato [name=email]')?.focus()
  })
  await expect.poll(() => message(page).inputValue()).toContain('R$')
  await expect.poll(() => message(page).getAttribute('aria-invalid')).toBeNull()
  expect(await focused(page)).toBe('email')
})
