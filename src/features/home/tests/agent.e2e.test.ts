import { describe, expect, it } from 'vitest'
import { setUpPages, visit } from '~tests/e2e/site/visit'

setUpPages()

describe.each([
  [
    '/us',
    'Write to the agent',
    'Thursday, 9:20 a.m.',
    /Thursday at 9:20/,
    'do you take my insurance?',
    /Paula/,
  ],
  ['/br', 'Escreva para o agente', 'Quinta, 9h20', /quinta, às 9h20/, 'vocês aceitam meu plano?', /Paula/],
] as const)('the agent of the night %s', (path, label, offer, booked, question, handedOn) => {
  it('answers what is written and what is offered, and sends nothing', async () => {
    const page = await visit(path, { reducedMotion: 'reduce' })
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    const field = page.getByLabel(label, { exact: true })
    expect(await page.getByRole('log').count()).toBe(0)
    await field.click()
    const log = page.getByRole('log')
    await log.getByText(/50 minut/).waitFor()
    await field.fill(question)
    await field.press('Enter')
    expect(await log.locator('[data-from=agent]').last().innerText()).toMatch(handedOn)
    expect(await log.locator('[data-from=visitor]').last().innerText()).toBe(question)
    expect(await field.inputValue()).toBe('')
    await log.getByRole('button', { name: offer }).click()
    expect(await log.locator('[data-from=agent]').last().innerText()).toMatch(booked)
    await field.press('Enter')
    expect(await log.locator('[data-from=visitor]').count()).toBe(2)
    expect(sent).toEqual([])
  })

  it.each([390, 768, 1023, 1024, 1440])(
    'its field shows its whole label, and nothing of the drawn one, in a window of %i px',
    async (width) => {
      const page = await visit(path, { reducedMotion: 'reduce', viewport: { width, height: 900 } })
      const { room, words, shown, drawn } = await page
        .getByLabel(label, { exact: true })
        .evaluate((field) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(field)
          const context = document.createElement('canvas').getContext('2d')
          if (context) context.font = font
          const shot = field.closest('.service-shot')
          const image = shot?.querySelector('img')?.getBoundingClientRect() ?? new DOMRect()
          const own = field.getBoundingClientRect()
          const window = shot?.getBoundingClientRect() ?? new DOMRect()
          const scale = image.width / 640
          // scripts/art/vignettes/agentAutomation.ts
          const ring = { top: 402, bottom: 436, left: 50, right: 372 }
          return {
            room: field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight),
            words: context?.measureText(field.getAttribute('placeholder') ?? '').width ?? 0,
            shown: image.top + ring.top * scale < window.bottom - 1,
            drawn: {
              above: image.top + ring.top * scale - own.top,
              below: own.bottom - image.top - ring.bottom * scale,
              left: image.left + ring.left * scale - own.left,
              right: own.right - image.left - ring.right * scale,
            },
          }
        })
      expect(words).toBeGreaterThan(80)
      expect(room).toBeGreaterThanOrEqual(words)
      // The field is on the drawn one, or the picture ends above that.
      if (shown) expect(Math.min(...Object.values(drawn))).toBeGreaterThan(-1)
    },
  )

  it('is not there without script', async () => {
    const page = await visit(path, { javaScriptEnabled: false })
    expect(await page.getByLabel(label, { exact: true }).isVisible()).toBe(false)
  })

  it('tells the hours of one night in their order', async () => {
    const page = await visit(path, { reducedMotion: 'reduce' })
    const hours = await page.locator('.hour b').evaluateAll((all) => all.map((one) => one.textContent ?? ''))
    const minutes = hours.map((text) => {
      const [, hour = '', minute = '0'] = text.match(/(\d+)(?:[:h](\d+))?/) ?? []
      const late = /p\.m\./.test(text) ? 12 : 0
      const of24 = (Number(hour) % (late || /a\.m\./.test(text) ? 12 : 24)) + late
      // The night begins at six in the evening.
      return ((of24 + 6) % 24) * 60 + Number(minute)
    })
    expect(minutes.length).toBeGreaterThan(5)
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
    expect([minutes[0], minutes.at(-1)]).toEqual([0, 13 * 60])
  })
})
