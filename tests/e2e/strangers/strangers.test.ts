import { expect, it } from 'vitest'
import { newVisitor, origin } from '../site/visit'
import { autofill, installPageModifiers, runPageModifiers, translator } from './strangers'

/** Opens a page with the given HTML and no script. */
async function pageOf(html: string, ...options: Parameters<typeof newVisitor>) {
  const page = await newVisitor(...options)
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate((all) => {
    document.body.innerHTML = all
  }, html)
  return page
}

it('a simulated translator wraps each text, including later ones, and reports changes to hidden nodes', async () => {
  const errors: string[] = []
  const page = await pageOf('<p>One <b translate="no">two</b></p><textarea>three</textarea>', {
    allow: /changed out of sight/,
  })
  page.on('pageerror', (error) => errors.push(error.message))
  const read = () => page.locator('p').innerText()
  const text = await page.evaluateHandle(() => document.querySelector('p')?.firstChild)
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.evaluate(translator, { delays: [300] })
  // The text changes between read and translation; a second translation corrects it.
  await page.evaluate(() => document.querySelector('b')?.before('four '))
  expect(await read()).toBe('One four two')
  await page.clock.runFor(300)
  await expect.poll(read).toBe('·One ·four two')
  expect(await page.locator('p > font > font').count()).toBe(2)
  expect(await page.locator('textarea').innerHTML()).toBe('three')
  await page.evaluate(() => document.querySelector('p')?.replaceChildren('five'))
  await page.clock.runFor(300)
  await expect.poll(read).toBe('·five')
  expect(errors).toEqual([])
  await page.evaluate((node) => {
    if (node) node.nodeValue = 'six'
  }, text)
  expect(errors).toEqual(['changed out of sight by its translation: “One ” → “six”'])
})

it('a simulated assistant adds an element to each field, and a filler dispatches no events by default', async () => {
  const page = await pageOf('<input name="email"><input type="radio">')
  await runPageModifiers(page, 'assistant')
  await page.evaluate(() => document.body.appendChild(document.createElement('textarea')))
  const order = () =>
    page.evaluate(() => [...document.body.children].map(({ localName }) => localName).join(' '))
  await expect.poll(order).toBe('input password-manager input writing-assistant textarea password-manager')
  const dispatched = await page.evaluateHandle(() => {
    const events: string[] = []
    for (const type of ['input', 'change']) addEventListener(type, () => events.push(type))
    return events
  })
  await page.evaluate(autofill, { values: { email: 'ana@example.com' } })
  expect([await page.locator('[name=email]').inputValue(), await dispatched.jsonValue()]).toEqual([
    'ana@example.com',
    [],
  ])
  await page.evaluate(autofill, { values: { email: 'rui@example.com' }, event: 'change' } as const)
  expect(await dispatched.jsonValue()).toEqual(['change'])
})

it('a simulated forgetful browser has neither storage nor history', async () => {
  const page = await newVisitor()
  await installPageModifiers('forgetful')(page)
  await page.goto(`${origin}/robots.txt`)
  const refused = await page.evaluate(() =>
    [() => history.replaceState(null, ''), () => localStorage.getItem('a'), () => sessionStorage.length].map(
      (attempt) => {
        try {
          attempt()
          return ''
        } catch (error) {
          return (error as Error).name
        }
      },
    ),
  )
  expect(refused).toEqual(['SecurityError', 'SecurityError', 'SecurityError'])
})
