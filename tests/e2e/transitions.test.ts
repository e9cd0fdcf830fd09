import { describe, expect, it } from 'vitest'
import { addresses } from '~/addresses'
import { viewTransitionScript } from '~/ui/viewTransition'
import { origin, phone, visit } from './visit'

const takesPart = '@view-transition{navigation:auto}'
const read = async (path: string, init?: RequestInit) => (await fetch(origin + path, init)).text()

describe('the fade from page to page leaves no error in a console', () => {
  it('every page takes part in it, and says what to do when it is given up', async () => {
    const pages = await Promise.all(addresses.map(async ({ path }) => ({ path, html: await read(path) })))
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
