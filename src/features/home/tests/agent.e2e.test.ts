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
