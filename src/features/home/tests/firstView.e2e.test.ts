import { describe, expect, it } from 'vitest'
import { laidOut, lastPart } from '~tests/e2e/site/laidOut'
import { settled } from '~tests/e2e/site/settled'
import { newVisitor, origin, phone, setUpPages, visit } from '~tests/e2e/site/visit'
import { cdpSessionOf } from '~tests/e2e/site/visitors'

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

  it('keeps the reader’s place on reload and on Back', async () => {
    const page = await newVisitor(phone)
    await page.goto(origin + path)
    await laidOut(page)
    // At several places: among estimated heights, some are right by chance.
    for (const part of [0.4, 0.55, 0.7, 0.85]) {
      await page.evaluate((y) => scrollTo({ top: document.body.scrollHeight * y, behavior: 'instant' }), part)
      await page.waitForTimeout(300)
      const before = await page.evaluate(top, 'about')
      const moved = async () => Math.abs((await page.evaluate(top, 'about')) - before)
      await page.reload()
      expect(await lastPart(page), `${part}`).toBe('visible')
      expect(await moved(), `${part}`).toBeLessThan(2)
      await page.goto(`${origin}/privacy-policy`)
      await page.goBack()
      expect(await lastPart(page), `${part}`).toBe('visible')
      await expect.poll(moved, { message: `${part}` }).toBeLessThan(2)
    }
  })
})

it.each(['/us', '/br'])('a tap on the menu of %s restyles the drawer, not the page', async (path) => {
  const page = await visit(path, phone)
  await laidOut(page)
  const tools = await cdpSessionOf(page)
  const restyled: number[] = []
  tools.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as { name: string; args: { elementCount?: number } }[])
      if (name === 'UpdateLayoutTree' && args.elementCount) restyled.push(args.elementCount)
  })
  const traced = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve))
  await tools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } })
  await page.locator('[data-bar] [popovertarget]').first().tap()
  await expect.poll(() => page.locator('#menu-drawer').isVisible()).toBe(true)
  await settled(page)
  await tools.send('Tracing.end')
  await traced
  expect(restyled.length).toBeGreaterThan(0)
  expect(Math.max(...restyled)).toBeLessThan(400)
})

it('lays out all of a home at once for a link from elsewhere to one of its sections', async () => {
  const page = await newVisitor(phone)
  await page.goto(`${origin}/us#about`, { waitUntil: 'domcontentloaded' })
  expect(await lastPart(page)).toBe('visible')
})
