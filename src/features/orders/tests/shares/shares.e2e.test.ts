import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { pathOf } from '~/catalog/addresses'
import { fonts } from '~/ui/theme/fonts'
import { sampledEditions } from '~tests/depth'
import { send } from '~tests/e2e/site/callFunction'
import { axeViolations, origin, phone, visit } from '~tests/e2e/site/visit'
import { delivered } from '../orderPage'

/** The path of a new link to all portraits of an order, to look at. */
async function sharedBy(page: Page, edition: keyof typeof words): Promise<string> {
  await page.getByRole('button', { name: words[edition].open }).click()
  await page.getByRole('button', { name: words[edition].make }).click()
  const address = (await page.locator('.order-share a').getAttribute('href')) ?? ''
  return address.replace(origin, '')
}

/** The id of the focused element, or else its class. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.className)

const words = {
  us: {
    open: 'Create a link',
    another: 'Create another link',
    make: 'Create the link',
    download: 'View and download them',
    none: 'Please choose at least one portrait.',
    ready: 'Your link is ready',
    count: (chosen: number) => `${chosen} of 15 chosen`,
    clear: 'Clear all',
    copy: 'Copy the link',
    refused: 'Your browser didn’t allow copying.',
    close: 'Turn off this link',
    keep: 'Keep it',
    closes: 'Turn off',
    never: 'Not opened yet.',
    title: '3 portraits',
    ended: 'These portraits are no longer shared',
  },
  br: {
    open: 'Criar um link',
    another: 'Criar outro link',
    make: 'Criar o link',
    download: 'Ver e baixar',
    none: 'Escolha pelo menos um retrato.',
    ready: 'Seu link está pronto',
    count: (chosen: number) => `${chosen} de 15 escolhidos`,
    clear: 'Desmarcar todos',
    copy: 'Copiar o link',
    refused: 'Seu navegador não permitiu copiar.',
    close: 'Desativar este link',
    keep: 'Manter',
    closes: 'Desativar',
    never: 'Ainda não foi aberto.',
    title: '3 retratos',
    ended: 'Estes retratos não estão mais compartilhados',
  },
}

describe.each(sampledEditions(1))('sharing portraits of %s', (edition) => {
  it('R-UPL-23 a link to chosen portraits is made, opened without script, and closed once confirmed', async () => {
    const { page } = await delivered(edition, { ...phone, reducedMotion: 'reduce' })
    const text = words[edition]
    const open = page.getByRole('button', { name: text.open })
    await open.click()
    await page.getByRole('button', { name: /^Cancela?r?$/ }).click()
    await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true)
    await open.click()
    const form = page.locator('.order-choice')
    const boxes = form.getByRole('checkbox')
    await boxes.first().waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByText(text.count(15)).waitFor()
    await page.getByRole('button', { name: text.clear }).click()
    await page.getByText(text.count(0)).waitFor()
    await page.getByRole('button', { name: text.make }).click()
    const error = page.getByRole('alert').filter({ hasText: text.none })
    await error.waitFor()
    expect(await boxes.first().evaluate((box) => box === document.activeElement)).toBe(true)
    for (const place of [0, 2, 4]) await boxes.nth(place).check()
    await page.getByText(text.count(3)).waitFor()
    expect(await error.count()).toBe(0)
    await page.getByLabel(text.download, { exact: true }).check()
    // Screen readers announce what changes in a region that was there before.
    const outcome = await page
      .locator('section[aria-labelledby=shares] [role=status]')
      .first()
      .elementHandle()
    expect(await outcome?.innerText()).toBe('')
    await page.getByRole('button', { name: text.make }).click()
    const link = page.locator('.order-share a')
    await link.waitFor()
    await page.getByText(text.never).waitFor()
    await page.getByRole('button', { name: text.another }).waitFor()
    // The new link is in view, and its first action has the focus.
    const copy = page.getByRole('button', { name: text.copy })
    await expect.poll(() => copy.evaluate((button) => button === document.activeElement)).toBe(true)
    const box = await page.locator('.order-share').boundingBox()
    // The success is said once, right above the link.
    expect(await outcome?.innerText()).toBe(text.ready)
    expect(await page.getByText(text.ready).count()).toBe(1)
    const said = await outcome?.boundingBox()
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
    expect([(said?.y ?? -1) >= 0, (box?.y ?? 0) + (box?.height ?? 0) <= 844]).toEqual([true, true])
    expect(await axeViolations(page)).toEqual([])
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await copy.click()
    await page.getByRole('alert').filter({ hasText: text.refused }).waitFor()
    expect(await page.evaluate(() => String(getSelection()))).toBe(await link.getAttribute('href'))
    const address = (await link.getAttribute('href')) ?? ''
    const guest = await visit(address.replace(origin, ''), {
      ...phone,
      javaScriptEnabled: false,
      allow: /410/,
    })
    await guest.getByRole('heading', { level: 1, name: text.title }).waitFor()
    expect(await guest.locator('li img').count()).toBe(3)
    const download = guest.locator('li a[download]').first()
    expect((await send((await download.getAttribute('href')) ?? '', {})).status).toBe(200)
    expect((await download.boundingBox())?.height).toBeGreaterThanOrEqual(40)
    await guest.locator('#t1').click()
    await guest.locator('#p1 .close').click()
    await guest.locator('header a').waitFor()
    expect((await guest.content()).match(/session_id|thank-you/)).toBeNull()
    const close = page.getByRole('button', { name: text.close })
    await close.click()
    await page.getByRole('button', { name: text.keep }).click()
    await close.click()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: text.closes, exact: true }).click()
    await link.waitFor({ state: 'detached' })
    expect(await page.getByText(text.ready).count()).toBe(0)
    await guest.reload()
    await guest.getByRole('heading', { level: 1, name: text.ended }).waitFor()
  })

  it('the page of shared portraits has no accessibility violations, on a phone and on a desktop', async () => {
    const { page } = await delivered(edition)
    const path = await sharedBy(page, edition)
    for (const options of [phone, {}]) {
      const guest = await visit(path, options)
      await guest.locator('img').first().waitFor()
      expect(await axeViolations(guest)).toEqual([])
      const isWide = await guest.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(isWide).toBe(false)
    }
  })

  it('opens each portrait as large as the window, by keyboard too, and leads back to it', async () => {
    const { page } = await delivered(edition)
    const path = await sharedBy(page, edition)
    for (const options of [phone, {}]) {
      const guest = await visit(path, options)
      const tile = guest.locator('#t2')
      const before = await guest.locator('#p2 img').boundingBox()
      await tile.focus()
      await guest.keyboard.press('Enter')
      await expect.poll(() => focused(guest)).toBe('p2')
      const window = guest.viewportSize() ?? { width: 0, height: 0 }
      const shown = await guest.locator('#p2 img').boundingBox()
      if (!before || !shown) throw new Error('no picture')
      expect(shown.x).toBeGreaterThanOrEqual(0)
      expect(shown.x + shown.width).toBeLessThanOrEqual(window.width)
      expect(shown.y + shown.height).toBeLessThanOrEqual(window.height)
      // The frame of the picture, which is contained in it.
      const large = Math.min(shown.width, shown.height * 0.8)
      expect(large).toBeGreaterThan(Math.min(window.width * 0.9, window.height * 0.65))
      expect(large).toBeGreaterThan(before.width)
      expect(await axeViolations(guest)).toEqual([])
      await guest.keyboard.press('Tab')
      expect(await focused(guest)).toBe('close')
      await guest.locator('#p2 .after').click()
      await expect.poll(async () => (await guest.locator('#p3 img').boundingBox())?.x).toBe(shown.x)
      await guest.keyboard.press('ArrowLeft')
      await expect.poll(async () => (await guest.locator('#p2 img').boundingBox())?.x).toBe(shown.x)
      await guest.locator('#p2 .close').click()
      await expect.poll(() => focused(guest)).toBe('t2')
      await guest.locator('header a').waitFor()
      expect(await guest.locator('#p2 img').boundingBox()).toMatchObject({ width: before.width })
    }
  })

  it('has the site’s type and logo, follows the reader’s font size, and prints the pictures alone', async () => {
    const { page } = await delivered(edition)
    const path = await sharedBy(page, edition)
    const missing = path.replace(/signature=.*/, 'signature=x')
    for (const address of [path, missing]) {
      const guest = await visit(address, { viewport: { width: 1440, height: 900 }, allow: /404/ })
      expect(await guest.locator('header a').getAttribute('href')).toBe(pathOf('home', edition))
      const families = () =>
        guest.evaluate(() =>
          [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
        )
      const own = Object.values(fonts).map(({ family }) => expect.stringContaining(family))
      await expect.poll(families).toEqual(expect.arrayContaining(own))
      if (address === missing)
        expect(await guest.evaluate(() => document.documentElement.scrollHeight)).toBe(900)
      const browser = await guest.context().newCDPSession(guest)
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } })
      for (const width of [390, 768]) {
        await guest.setViewportSize({ width, height: 900 })
        const [size, wide] = await guest.evaluate(() => [
          getComputedStyle(document.body).fontSize,
          document.documentElement.scrollWidth,
        ])
        expect([size, wide]).toEqual(['27px', width])
      }
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
      if (address === missing) continue
      await guest.emulateMedia({ media: 'print' })
      expect(await guest.getByRole('link').count()).toBe(1)
      const ground = await guest.evaluate(() => getComputedStyle(document.body).backgroundColor)
      expect(ground).toBe('rgb(255, 255, 255)')
      const [first, second] = await guest
        .locator('li img')
        .evaluateAll((pictures) => pictures.map((picture) => picture.getBoundingClientRect().top))
      expect(first).toBe(second)
    }
  })
})
