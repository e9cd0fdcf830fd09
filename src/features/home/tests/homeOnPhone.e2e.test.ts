import { describe, expect, it } from 'vitest'
import { banner } from '~/catalog/owner/banner'
import { phone, visit } from '~tests/e2e/site/visit'

describe.each(['us', 'br'] as const)('the home of %s on a phone', (edition) => {
  const open = () => visit(`/${edition}`, { ...phone, reducedMotion: 'reduce' })

  it('a short card of a strip has no empty part', async () => {
    const page = await open()
    const empty = await page.locator('.package, .service-text').evaluateAll((cards) =>
      cards.map((card) => {
        const parts = [...card.querySelectorAll(':scope > :not(ul, .absolute), li')]
        const boxes = parts.map((part) => part.getBoundingClientRect()).sort((a, b) => a.top - b.top)
        return Math.round(
          Math.max(...boxes.slice(1).map(({ top }, index) => top - (boxes[index]?.bottom ?? 0))),
        )
      }),
    )
    expect(empty.length).toBe(9)
    // Elsewhere, the largest gap is the one above a price, with 36 px.
    expect(Math.max(...empty)).toBeLessThan(56)
  })

  it('R-USH-24 what happens after a message is above the form', async () => {
    const page = await open()
    const [title, lead, facts, form] = await page
      .locator('section:has(> * > #contact-title)')
      .evaluate((section) =>
        ['h2', 'h2 + div > p', 'h2 + div > dl', '.rounded-card'].map(
          (part) => section.querySelector(part)?.getBoundingClientRect() as DOMRect,
        ),
      )
    const edges = [title, lead, facts, form].map((box) => box?.top ?? Number.NaN)
    expect(edges).toEqual([...edges].sort((a, b) => a - b))
    // Its sun is between the facts and the form, behind neither.
    const sun = (await page.locator('.contact-sky > span').boundingBox())?.y ?? 0
    expect(sun).toBeGreaterThan(facts?.bottom ?? 0)
    expect(sun).toBeLessThan(form?.top ?? 0)
  })

  it.runIf(banner[edition])(
    'R-USH-26 R-BRH-33 the banner does not look like a row of the proof strip',
    async () => {
      const page = await open()
      const grounds = await page.evaluate(() =>
        ['dialog[data-banner]', 'section:has(.proof)'].map(
          (part) => getComputedStyle(document.querySelector(part) as Element).backgroundColor,
        ),
      )
      expect(grounds[0]).not.toBe(grounds[1])
    },
  )
})
