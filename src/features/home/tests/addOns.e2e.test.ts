import { describe, expect, it } from 'vitest'
import type { AddOn } from '~/catalog/products'
import { advanceClock, flushReact, installClock, stopClock } from '~tests/e2e/site/clock'
import { textOf } from '~tests/e2e/site/served'
import { allButForm, axeViolations, hydrated, phone, visit } from '~tests/e2e/site/visit'
import { printed } from '~tests/prices'
import { addOnCards, hrefOf, pageOf, read, still, tierTexts } from './offerCards'

const once = 'One-time payment. No subscription.'
const buildOnce = 'One-time payment for the build. Optional monthly plans are shown on its page.'
type Tier = [name: string, plan: string, details?: string]
/** Requirement ids, product, name, payment tooltip, tiers. */
const usAddOns: [string, AddOn, string, string, Tier[]][] = [
  [
    'P-24 P-10 P-11 P-12 P-13 X-25 X-28',
    'ai-photos',
    'AI Studio Portraits',
    once,
    [
      ['Essential', 'essential', '6 photos · 4 scenes · 2 bonus'],
      ['Pro', 'pro', '12 photos · 6 scenes · 3 bonus'],
      ['Pro+', 'pro-plus', '20 photos · 15 scenes · 10 bonus'],
      ['Premium Custom', 'premium'],
    ],
  ],
  [
    'P-25',
    'ai-agent-automation',
    'AI Agent Automation',
    '',
    [
      ['Starter', 'starter'],
      ['Professional', 'professional'],
      ['Enterprise', 'enterprise'],
    ],
  ],
  [
    'P-26',
    'animated-event-video',
    'Animated Event Video',
    once,
    [
      ['Standard', 'standard', '60 s · 2 revisions'],
      ['Premium', 'premium', '90 s · 3 revisions · 4K'],
      ['Deluxe', 'deluxe', '120 s · Unlimited revisions'],
    ],
  ],
  [
    'P-27',
    'website-design-build',
    'Website/Funnel Build',
    buildOnce,
    [
      ['Landing Page', 'landing-page'],
      ['Business Website', 'business-website', '5 pages'],
      ['Sales Funnel', 'sales-funnel'],
    ],
  ],
  [
    'P-28',
    'ad-management',
    'Ad Management',
    '',
    [
      ['Starter', 'starter'],
      ['Professional', 'professional'],
      ['Enterprise', 'enterprise'],
    ],
  ],
  [
    'P-29',
    'ad-creative-pack',
    'Ad Creative Pack',
    buildOnce,
    [
      ['Basic', 'basic', '10 creatives'],
      ['Professional', 'professional', '20 creatives'],
      ['Premium', 'premium', '40 creatives'],
    ],
  ],
  [
    'P-30',
    'social-media-management',
    'Social Media Management',
    '',
    [
      ['Basic', 'basic', '12 posts'],
      ['Professional', 'professional', '20 posts'],
      ['Premium', 'premium', '30 posts'],
    ],
  ],
  [
    'P-31',
    'auto-responder-bot-setup',
    'Auto-Responder Bot',
    buildOnce,
    [
      ['Single', 'single'],
      ['Multi-Platform', 'multi-platform'],
      ['Enterprise', 'enterprise'],
    ],
  ],
  [
    'P-32 X-30',
    'email-marketing',
    'Email Marketing',
    '',
    [
      ['Starter', 'starter', '2 campaigns'],
      ['Professional', 'professional', '4 campaigns'],
      ['Enterprise', 'enterprise', 'Unlimited campaigns'],
    ],
  ],
  [
    'P-33',
    'youtube-editing',
    'YouTube Video Editing',
    '',
    [
      ['Basic', 'basic', '4 videos'],
      ['Professional', 'professional', '8 videos'],
      ['Creator', 'creator', '15 videos'],
    ],
  ],
]
describe('the add-ons of /us', () => {
  it.each(usAddOns.map((addOn, index) => [addOn[0], addOn[2], index] as const))(
    'R-USH-17 R-USH-20 R-DAT-03 %s %s',
    async (_, name, index) => {
      const [, product, , tip, tiers] = usAddOns[index] as (typeof usAddOns)[number]
      const { addOns } = await read('/us')
      expect(addOns).toHaveLength(10)
      const card = addOns[index]
      expect(textOf(card?.querySelector('h3'))).toBe(name)
      expect(textOf(card?.querySelector('h3 + div > p'))).toBe(printed('us', 'home', product))
      const tips = [...(card?.querySelectorAll('[role=tooltip]') ?? [])]
      expect(tips.map(textOf)).toEqual(tip ? [tip] : [])
      expect(hrefOf(card, 'Learn More')).toBe(pageOf(product, 'us'))
      const shown = tierTexts(card)
      expect(shown).toHaveLength(tiers.length)
      for (const [tier, [label, plan, details = '']] of tiers.entries())
        expect(shown[tier]).toContain(`${label} ${printed('us', 'home', product, plan)} ${details}`.trim())
    },
  )

  it('R-USH-02 R-RTE-21 has both anchors; a link to another page opens it at its top, and Back restores the scroll position', async () => {
    const page = await visit('/us#booster', still)
    expect(await page.locator('#addons #booster').count()).toBe(1)
    const top = await page.locator('#booster').evaluate((anchor) => anchor.getBoundingClientRect().top)
    expect(Math.abs(top)).toBeLessThan(200)
    const link = addOnCards(page).first().getByRole('link', { name: 'Learn More' })
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await link.click()
    await page.waitForURL('**/ai-photo-service-us')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 40, before)
  })

  it('R-USH-18 R-TIM-10 the tooltip opens on focus, stays under the pointer and closes with Escape; opens after 700 ms of rest, the next one immediately within 300 ms', async () => {
    const page = await hydrated(await visit('/us', still), allButForm)
    const card = addOnCards(page).first()
    const first = card.locator('[role=tooltip]')
    await card.getByRole('link').focus()
    for (const _ of ['toggle', 'tooltip']) await page.keyboard.press('Shift+Tab')
    await first.waitFor({ state: 'visible' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-describedby'))).toBe(
      await first.getAttribute('id'),
    )
    await page.keyboard.press('Escape')
    await first.waitFor({ state: 'hidden' })
    await page.keyboard.press('Tab')
    await card.getByRole('button').hover()
    await first.waitFor({ state: 'visible' })
    await first.hover()
    await flushReact(page)
    expect(await first.locator('..').getAttribute('data-tip')).toBe('open')
    await page.keyboard.press('Escape')
    await first.waitFor({ state: 'hidden' })
    await page.mouse.move(2, 2)

    const tip = (index: number) => page.locator('#addons [role=tooltip]').nth(index)
    const isOpen = (index: number) => tip(index).locator('..').getAttribute('data-tip')
    const buttons = addOnCards(page).getByRole('button')
    await buttons.nth(0).scrollIntoViewIfNeeded()
    await installClock(page)
    await stopClock(page)
    const restOver = async (index: number) => {
      await buttons.nth(index).hover()
      await flushReact(page)
    }
    await restOver(0)
    await advanceClock(page, 699)
    expect(await isOpen(0)).toBe('closed')
    await advanceClock(page, 1)
    expect(await isOpen(0)).toBe('open')
    await tip(0).waitFor({ state: 'visible' })

    // Move from one tooltip to the next within 300 ms.
    await page.mouse.move(2, 2)
    await flushReact(page)
    await advanceClock(page, 299)
    await restOver(1)
    await advanceClock(page, 0)
    expect([await isOpen(0), await isOpen(1)]).toEqual(['closed', 'open'])
    await page.mouse.move(2, 2)
    await flushReact(page)
    await tip(1).waitFor({ state: 'hidden' })
    await advanceClock(page, 300)
    await restOver(0)
    await advanceClock(page, 699)
    expect(await isOpen(0)).toBe('closed')
    await advanceClock(page, 1)
    expect(await isOpen(0)).toBe('open')
  })

  it('R-USH-18 R-A11-01 the tooltip opens on tap, has no axe violations next to an open list, and closes on a tap elsewhere', async () => {
    const page = await hydrated(await visit('/us', { ...phone, ...still }), allButForm)
    const card = addOnCards(page).first()
    await card.locator('summary').tap()
    await card.getByRole('button').tap()
    const tip = card.locator('[role=tooltip]')
    await tip.waitFor({ state: 'visible' })
    const box = await tip.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    expect(await axeViolations(page)).toEqual([])
    await card.locator('h3 + div > p').tap()
    await tip.waitFor({ state: 'hidden' })
  })

  it('R-USH-18 R-TIM-10 without script the tooltip opens after the same delay, and immediately on focus', async () => {
    const page = await visit('/us', { javaScriptEnabled: false })
    const card = addOnCards(page).first()
    const tip = card.locator('[role=tooltip]')
    /** Pauses its CSS animations at a time in milliseconds: the fake clock does not affect CSS. */
    const at = (moment: number) =>
      tip.evaluate((element, time) => {
        for (const animation of element.getAnimations()) {
          animation.pause()
          animation.currentTime = time
        }
        return getComputedStyle(element).visibility
      }, moment)
    // A busy machine may look only once the tooltip is open: then it hovers again.
    const opened = async () => {
      await page.mouse.move(2, 2)
      await tip.waitFor({ state: 'hidden' })
      await card.getByRole('button').hover()
      return [await at(699), await at(701)]
    }
    await expect.poll(opened).toEqual(['hidden', 'visible'])
    await page.mouse.move(2, 2)
    await tip.waitFor({ state: 'hidden' })
    await card.getByRole('button').focus()
    await tip.waitFor({ state: 'visible' })
  })
})
