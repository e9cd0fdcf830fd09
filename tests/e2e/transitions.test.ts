import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { allAddresses } from '~/catalog/addresses'
import { viewTransitionScript } from '~/ui/shell/viewTransition'
import { origin, phone, visit } from './visit'

const takesPart = '@view-transition{navigation:auto}'
const read = async (path: string, init?: RequestInit) => (await fetch(origin + path, init)).text()

describe('going from page to page leaves no error in a console', () => {
  it('every page takes part in it, and says what to do when it is given up', async () => {
    const pages = await Promise.all(
      allAddresses().map(async ({ path }) => ({ path, html: await read(path) })),
    )
    for (const { path, html } of pages) {
      expect(html, path).toContain(takesPart)
      expect(html, path).toContain(`<script>${viewTransitionScript}</script>`)
    }
  })

  it('so do the pages that only a form or the sandbox leads to', async () => {
    const post = { method: 'POST', body: new URLSearchParams(), headers: { Origin: origin } }
    for (const html of [
      await read('/nowhere'),
      await read('/contact', post),
      await read('/orders', post),
      await read('/__sandbox/'),
    ])
      expect(html).toContain(takesPart)
  })

  it('a window that changes its size in the middle of it', async () => {
    const page = await visit('/us', phone)
    for (const path of ['/payment', '/br', '/upload', '/us']) {
      await page.evaluate((to) => location.assign(to), path)
      await page.waitForURL(origin + path)
      await page.setViewportSize({ width: path.length * 10 + 350, height: 700 })
    }
    await page.locator('footer').waitFor()
  })
})

describe('what flies from page to page has its name on both', () => {
  const named = (page: Page, name: string) =>
    page.evaluate(
      (wanted) =>
        [...document.querySelectorAll('*')]
          .filter((one) => getComputedStyle(one).viewTransitionName === wanted)
          .map((one) => one.getAttribute('class') ?? one.localName),
      name,
    )

  it('the sun of the pressed door grows into that of the home', async () => {
    const page = await visit('/')
    expect(await named(page, 'sun')).toEqual([])
    await page.locator('.door').last().focus()
    expect(await named(page, 'sun')).toHaveLength(1)
    await page.goto(`${origin}/br`)
    expect(await named(page, 'sun')).toHaveLength(1)
  })

  it('the picture of the chosen service becomes that of its page', async () => {
    const page = await visit('/br')
    expect(await named(page, 'scene')).toEqual([])
    await page.locator('#services article a').nth(2).focus()
    expect(await named(page, 'scene')).toHaveLength(1)
    await page.goto(`${origin}/ad-management-br`)
    expect(await named(page, 'scene')).toHaveLength(1)
  })

  it.each([
    ['/launch-br', 'header a[href="/br"]', false],
    ['/br', 'footer a[href="/privacy-policy-br"]', false],
    ['/br', '#services article a[href="/ad-management-br"]', true],
    ['/', '.door[href="/br"]', true],
  ])('from %s by %s a transition is prepared: %s', async (path, link, flies) => {
    const page = await visit(path)
    await page.addInitScript(() =>
      addEventListener('pagereveal', (event) =>
        document.documentElement.setAttribute('data-flies', String(!!event.viewTransition)),
      ),
    )
    const target = page.locator(link).first()
    await target.scrollIntoViewIfNeeded()
    await target.click()
    await page.waitForURL((url) => url.pathname !== path)
    await page.locator(`html[data-flies=${flies}]`).waitFor()
  })
})
