import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { allAddresses } from '~/catalog/addresses'
import { viewTransitionScript } from '~/ui/shell/viewTransition'
import { origin, phone, visit } from '../site/visit'

const optIn = '@view-transition{navigation:auto}'
const read = async (path: string, init?: RequestInit) => (await fetch(origin + path, init)).text()

describe('navigation between pages logs no errors', () => {
  it('every page opts in to view transitions and handles skipped ones', async () => {
    const pages = await Promise.all(
      allAddresses().map(async ({ path }) => ({ path, html: await read(path) })),
    )
    for (const { path, html } of pages) {
      expect(html, path).toContain(optIn)
      expect(html, path).toContain(`;${viewTransitionScript}</script>`)
    }
  })

  it('pages that only a form or the sandbox links to opt in, too', async () => {
    const post = { method: 'POST', body: new URLSearchParams(), headers: { Origin: origin } }
    for (const html of [
      await read('/nowhere'),
      await read('/contact', post),
      await read('/orders', post),
      await read('/__sandbox/'),
    ])
      expect(html).toContain(optIn)
  })

  it('logs no error when the window is resized during a transition', async () => {
    const page = await visit('/us', phone)
    for (const path of ['/payment', '/br', '/upload', '/us']) {
      await page.evaluate((to) => location.assign(to), path)
      await page.waitForURL(origin + path)
      await page.setViewportSize({ width: path.length * 10 + 350, height: 700 })
    }
    await page.locator('footer').waitFor()
  })
})

describe('shared elements have the same transition name on both pages', () => {
  const elementsNamed = (page: Page, name: string) =>
    page.evaluate(
      (wanted) =>
        [...document.querySelectorAll('*')]
          .filter((one) => getComputedStyle(one).viewTransitionName === wanted)
          .map((one) => one.getAttribute('class') ?? one.localName),
      name,
    )

  it('the sun of the chosen edition card becomes the sun of the home', async () => {
    const page = await visit('/')
    expect(await elementsNamed(page, 'sun')).toEqual([])
    await page.locator('.door').last().focus()
    expect(await elementsNamed(page, 'sun')).toHaveLength(1)
    await page.goto(`${origin}/br`)
    expect(await elementsNamed(page, 'sun')).toHaveLength(1)
  })

  it('the picture of the chosen service becomes the picture of its page', async () => {
    const page = await visit('/br')
    expect(await elementsNamed(page, 'scene')).toEqual([])
    await page.locator('#services article a').nth(2).focus()
    expect(await elementsNamed(page, 'scene')).toHaveLength(1)
    await page.goto(`${origin}/ad-management-br`)
    expect(await elementsNamed(page, 'scene')).toHaveLength(1)
  })

  it.each([
    ['/launch-br', 'header a[href="/br"]', false],
    ['/br', 'footer a[href="/privacy-policy-br"]', false],
    ['/br', '#services article a[href="/ad-management-br"]', true],
    ['/', '.door[href="/br"]', true],
  ])('from %s, following %s starts a view transition: %s', async (path, link, animates) => {
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
    await page.locator(`html[data-flies=${animates}]`).waitFor()
  })
})
