import { describe, expect, it } from 'vitest'
import { laidOut, lastPart } from '~tests/e2e/site/laidOut'
import { newVisitor, origin, phone, setUpPages } from '~tests/e2e/site/visit'

setUpPages()

describe.each([
  ['/us', 'contact-form'],
  ['/br', 'contato'],
])('%s, on a phone', (path, contact) => {
  const top = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN

  it('lays out what is below the first view after it, and then all of it', async () => {
    const page = await newVisitor(phone)
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' })
    expect(await lastPart(page)).toBe('auto')
    await laidOut(page)
  })

  it('leads a link to its place while parts are not laid out', async () => {
    const page = await newVisitor(phone)
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' })
    await page.locator(`main a[href="#${contact}"]`).first().tap()
    await expect.poll(() => lastPart(page)).toBe('visible')
    await expect.poll(() => page.evaluate(top, contact)).toBeLessThan(200)
    await page.waitForTimeout(4000)
    expect(await page.evaluate(top, contact)).toBeGreaterThan(0)
    expect(await page.evaluate(top, contact)).toBeLessThan(200)
  })

  it('keeps the reader’s place on reload', async () => {
    const page = await newVisitor(phone)
    await page.goto(origin + path)
    await laidOut(page)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight * 0.7, behavior: 'instant' }))
    await page.waitForTimeout(300)
    const before = await page.evaluate(top, 'about')
    await page.reload()
    await laidOut(page)
    expect(Math.abs((await page.evaluate(top, 'about')) - before)).toBeLessThan(2)
  })
})

it('lays out all of a home at once for a link from elsewhere to one of its sections', async () => {
  const page = await newVisitor(phone)
  await page.goto(`${origin}/us#about`, { waitUntil: 'domcontentloaded' })
  expect(await lastPart(page)).toBe('visible')
})
