import pRetry from 'p-retry'
import { expect, it } from 'vitest'
import { siteStores } from '~tests/e2e/site/stores'
import { hydrated, origin, visit } from '~tests/e2e/site/visit'
import { br, broken, confirmed, contactForm, fill, labeled, open, toast, unique, us } from './contactForms'

const stores = siteStores()
/** Retries while the server is writing to the same database file. */
const stored = (text: string) =>
  pRetry(() => stores.rows('SELECT * FROM contacts WHERE message = ?', text), { retries: 3, minTimeout: 300 })
it('R-FRM-15 R-A11-16 works without script and returns with a confirmation', async () => {
  const text = unique('Without script.')
  const page = await open(us, { javaScriptEnabled: false })
  await fill(page, us, text)
  expect(await page.locator('#message-sent').isVisible()).toBe(false)
  const button = page.getByRole('button', { name: us.send })
  await button.click()
  await page.waitForURL(`${origin}${us.path}?sent=*#message-sent`)
  const status = page.getByRole('status').filter({ hasText: us.sent[0] })
  for (const part of us.sent) expect(await status.innerText()).toContain(part)
  const box = await status.boundingBox()
  expect(box && box.y > 0 && box.y + box.height < 900).toBe(true)
  expect(await button.isVisible()).toBe(false)
  expect(await stored(text)).toMatchObject([{ source: us.source }])
  await status.getByRole('link', { name: 'Write another message' }).click()
  await button.waitFor()
  expect(await labeled(page, us.name).isVisible()).toBe(true)
})
it('R-FRM-15 R-A11-11 without script an invalid form can be corrected on the error page', async () => {
  const page = await open(br, { javaScriptEnabled: false, allow: broken })
  const text = unique('Line "one" & <two>\nLine two')
  await fill(page, br, text)
  await labeled(page, br.name).fill('   ')
  await page.getByRole('button', { name: br.send }).click()
  await page.waitForURL(`${origin}/contact`)
  expect(await labeled(page, br.message).inputValue()).toBe(text)
  await labeled(page, br.name).fill('Ana')
  await page.getByRole('button', { name: br.send }).click()
  await page.waitForURL(`${origin}${br.path}?sent=*#message-sent`)
  expect(await stored(text)).toMatchObject([{ name: 'Ana', source: br.source }])
})
it('R-ERR-02 R-ERR-03 R-ERR-04 R-FRM-15 a message sent before hydration is confirmed in the page and in a toast, once', async () => {
  const text = unique('Faster than script.')
  const page = await open(us)
  await fill(page, us, text)
  // Submit natively, as before the script has loaded.
  await page.locator(contactForm).evaluate((element: HTMLFormElement) => element.submit())
  await page.waitForURL('**/*#message-sent')
  expect((await toast(page, us.sent[0])).texts).toEqual(us.sent)
  for (const part of us.sent) await confirmed(page, part)
  expect(await stored(text)).toHaveLength(1)
  // The `sent` parameter is removed, and a reload does not repeat the confirmation.
  expect(page.url()).toBe(`${origin}${us.path}#message-sent`)
  await page.reload()
  expect(await page.locator('#message-sent').isVisible()).toBe(false)
  await page.goto(`${origin}${us.path}?sent=${crypto.randomUUID()}#message-sent`)
  expect(await page.locator('#message-sent').isVisible()).toBe(false)
  expect(await page.locator('body').innerText()).not.toContain(us.sent[1])
})
it('keeps and sends input from before hydration', async () => {
  const text = unique('Typed early.')
  const page = await visit('/us', { javaScriptEnabled: true, reducedMotion: 'reduce' })
  await page.evaluate((typed) => {
    const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)
    for (const [name, value] of [
      ['name', 'Ana'],
      ['email', 'ana@example.com'],
      ['message', typed],
    ] as const) {
      const control = field(name)
      if (control) control.value = value
    }
  }, text)
  await hydrated(page)
  await page.getByRole('button', { name: us.send }).click()
  await confirmed(page, us.sent[0])
  expect(await stored(text)).toHaveLength(1)
})
