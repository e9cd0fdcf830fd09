import { expect, it } from 'vitest'
import { axeViolations, hydrated, phone, visit } from '~tests/e2e/site/visit'

it.each([
  {
    ...{ locale: 'en-US', name: 'To start', means: 'The buyer’s photos are here.' },
    ...{ toDo: 'What to do', list: 'The list “To start”' },
  },
  {
    ...{ locale: 'pt-BR', name: 'A iniciar', means: 'As fotos do cliente chegaram.' },
    ...{ toDo: 'O que fazer', list: 'Lista “A iniciar”' },
  },
])('tells in $locale what a status means, and the rest once it is opened', async (texts) => {
  const { locale, name, means, toDo, list } = texts
  const page = await hydrated(await visit('/desk/help', { ...phone, locale }))
  const first = await page.locator('main summary').first().boundingBox()
  expect((first?.y ?? 1000) + (first?.height ?? 0)).toBeLessThan(844)
  const status = page.locator('details', { has: page.getByText(name, { exact: true }) })
  expect(await status.getByText(means).isVisible()).toBe(true)
  expect(await status.getByText(toDo).isVisible()).toBe(false)
  await status.getByText(name, { exact: true }).click()
  await status.getByText(toDo).waitFor()
  expect(await status.getByRole('link', { name: list }).getAttribute('href')).toBe('/desk?list=start')
})

it('helps with what an owner does, on a phone in Portuguese, with a link to where it is done', async () => {
  const page = await hydrated(await visit('/desk/help', { ...phone, locale: 'pt-BR' }))
  await page.getByText('Mudar um preço').click()
  await page.getByText(/página de pagamento é o que o cliente paga/).waitFor()
  const link = page.getByRole('link', { name: 'Conteúdo do site' }).last()
  expect(await link.getAttribute('href')).toBe('/desk/site#/collections/site/entries/prices')
  const deliver = page.locator('details', { has: page.getByText('Entregar os retratos', { exact: true }) })
  await deliver.locator('summary').click()
  await deliver.getByText('Você pode desfazer a entrega por dez minutos.').waitFor()
  const list = deliver.getByRole('link', { name: 'Lista “Em produção”' })
  expect(await list.getAttribute('href')).toBe('/desk?list=production')
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
