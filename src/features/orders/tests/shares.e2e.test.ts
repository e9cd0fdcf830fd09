import { describe, expect, it } from 'vitest'
import { send } from '~tests/e2e/site/callFunction'
import { axeViolations, origin, phone, visit } from '~tests/e2e/site/visit'
import { delivered } from './orderPage'

const words = {
  us: {
    open: 'Create a link',
    make: 'Create the link',
    download: 'Look at them and download them',
    none: 'Please choose at least one portrait.',
    count: (chosen: number) => `${chosen} of 15 chosen`,
    clear: 'Choose none',
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
    make: 'Criar o link',
    download: 'Ver e baixar',
    none: 'Escolha pelo menos um retrato.',
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

describe.each(['us', 'br'] as const)('sharing portraits of %s', (edition) => {
  it('R-UPL-23 a link to chosen portraits is made, opened without script, and closed once confirmed', async () => {
    const { page } = await delivered(edition, { ...phone, reducedMotion: 'reduce' })
    const text = words[edition]
    await page.getByRole('button', { name: text.open }).click()
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
    await page.getByRole('button', { name: text.make }).click()
    const link = page.locator('.order-share a')
    await link.waitFor()
    await page.getByText(text.never).waitFor()
    // The new link is in view, and its first action has the focus.
    const copy = page.getByRole('button', { name: text.copy })
    await expect.poll(() => copy.evaluate((button) => button === document.activeElement)).toBe(true)
    const box = await page.locator('.order-share').boundingBox()
    expect([(box?.y ?? -1) >= 0, (box?.y ?? 0) + (box?.height ?? 0) <= 844]).toEqual([true, true])
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
    expect(await guest.locator('img').count()).toBe(3)
    const file = await guest.locator('li a').first().getAttribute('href')
    expect((await send(file ?? '', {})).status).toBe(200)
    expect((await guest.content()).match(/session_id|thank-you/)).toBeNull()
    const close = page.getByRole('button', { name: text.close })
    await close.click()
    await page.getByRole('button', { name: text.keep }).click()
    await close.click()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: text.closes, exact: true }).click()
    await link.waitFor({ state: 'detached' })
    await guest.reload()
    await guest.getByRole('heading', { level: 1, name: text.ended }).waitFor()
  })

  it('the page of shared portraits has no accessibility violations, on a phone and on a desktop', async () => {
    const { page } = await delivered(edition)
    await page.getByRole('button', { name: words[edition].open }).click()
    await page.getByRole('button', { name: words[edition].make }).click()
    const address = (await page.locator('.order-share a').getAttribute('href')) ?? ''
    for (const options of [phone, {}]) {
      const guest = await visit(address.replace(origin, ''), options)
      await guest.locator('img').first().waitFor()
      expect(await axeViolations(guest)).toEqual([])
      const isWide = await guest.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(isWide).toBe(false)
    }
  })
})
