import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '~/catalog/locales'
import { ownerFaults } from '~/catalog/owner/ownerFaults'
import type { OwnerFile } from '~/catalog/owner/ownerFiles'
import { repository } from '~/catalog/owner/repository'
import {
  axeViolations,
  desktop,
  hydrated,
  origin,
  phone,
  type VisitOptions,
  visit,
} from '~tests/e2e/site/visit'
import { gitHost } from '../../editorPage'
import { agreedPath, pathOfFile } from '../changed/changedList'
import { type EditorForm, enterFolder, openForm } from './editorForm'
import { standInForGitHub, token } from './gitHub'
import { deliveredFiles, offerFolder, readInFolder } from './ownerFolder'

const delivered = (file: OwnerFile) => JSON.parse(deliveredFiles[pathOfFile(file)] ?? '')
const asText = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`

/** Opens the editor and records which hosts the page asks. */
async function openEditor(options: VisitOptions = {}) {
  const hosts = new Set<string>()
  const page = await visit('/desk/site', {
    ...options,
    async before(page) {
      // The editor is two megabytes of script, which a busy machine takes seconds to compile.
      page.setDefaultTimeout(30_000)
      page.on('request', (request) => hosts.add(new URL(request.url()).origin))
      // Its warnings are about its configuration.
      page.on('console', (message) => {
        if (message.type() === 'warning') hosts.add(message.text())
      })
      await offerFolder(page)
      await options.before?.(page)
    },
  })
  return { page, hosts }
}

type Task = {
  what: string
  file: OwnerFile
  locale: Locale
  /** What the owner does between opening and saving the form. */
  edit: (form: EditorForm) => Promise<unknown>
  /** The content of the file afterwards. */
  becomes: (before: ReturnType<typeof delivered>) => unknown
}

const notice = {
  // Later than a notice that the owner may have.
  from: '2099-12-30',
  to: '2099-12-31',
  br: { text: 'Estaremos fechados até 1º de janeiro.', link: { text: 'Fale conosco', href: '/br#contato' } },
}
const testimonial = { words: 'They answer on Sundays.', name: 'Ana de Souza', role: 'Baker' }

const tasks: Task[] = [
  {
    what: 'another closing time',
    file: 'openingHours',
    locale: 'pt-BR',
    async edit(form) {
      await form.expand()
      await form.text('Fecha').fill('19:30')
    },
    becomes: ({ hours: [first, ...more], ...others }) => ({
      hours: [{ ...first, closes: '19:30' }, ...more],
      ...others,
    }),
  },
  {
    what: 'a day less in one line, a line more',
    file: 'openingHours',
    locale: 'en-US',
    async edit(form) {
      await form.expand()
      await form.button(/^Remove .Friday/).click()
      const { length } = delivered('openingHours').hours
      await form.button(/^Add .Line/).click()
      await form.choose('Days', 'Friday', length)
      await form.text('Opens', length).fill('09:00')
      await form.text('Closes', length).fill('12:00')
    },
    becomes: ({ hours: [{ days, ...times }, ...more], ...others }) => ({
      hours: [
        { days: days.filter((day: string) => day !== 'Friday'), ...times },
        ...more,
        { days: ['Friday'], opens: '09:00', closes: '12:00' },
      ],
      ...others,
    }),
  },
  {
    what: 'a line less, a day without times',
    file: 'openingHours',
    locale: 'en-US',
    async edit(form) {
      await form.expand()
      await form.text('Opens').fill('')
      await form.text('Closes').fill('')
      await form.button('Remove').last().click()
    },
    becomes: ({ hours: [{ days }, ...more], ...others }) => ({
      hours: [{ days }, ...more.slice(0, -1)],
      ...others,
    }),
  },
  {
    what: 'a notice with days and a link',
    file: 'notice',
    locale: 'pt-BR',
    async edit(form) {
      await form.button(/^Adicionar .Aviso/).click()
      await form.day('Primeiro dia').fill(notice.from)
      await form.day('Último dia').fill(notice.to)
      await form.add('Edição em português').check()
      await form.text('Texto').fill(notice.br.text)
      await form.add('Link').check()
      await form.text('Texto do link').fill(notice.br.link.text)
      await form.text('Endereço').fill(notice.br.link.href)
    },
    becomes: ({ notices }) => ({ notices: [...notices, notice] }),
  },
  {
    what: 'the banner switched in one edition',
    file: 'banner',
    locale: 'pt-BR',
    edit: (form) => form.toggle('Edição em inglês').click(),
    becomes: ({ us, br }) => ({ us: !us, br }),
  },
  {
    what: 'a testimonial more and one less',
    file: 'testimonials',
    locale: 'en-US',
    async edit(form) {
      // Six are the most.
      await form.button('Remove').first().click()
      await form
        .button(/^Add .Testimonial/)
        .first()
        .click()
      await form.text('Words').last().fill(testimonial.words)
      await form.text('Name').last().fill(testimonial.name)
      await form.text('Role or place').last().fill(testimonial.role)
    },
    becomes: ({ us, br }) => ({ us: [...us.slice(1), testimonial], br }),
  },
  {
    what: 'a price',
    file: 'prices',
    locale: 'pt-BR',
    async edit(form) {
      await form.expandGroup('P-01 ')
      await form.number('Preço').fill('1357')
    },
    becomes: (before) => ({ ...before, 'P-01': { start: { price: 1357 } } }),
  },
  {
    what: 'the repository’s name',
    file: 'repository',
    locale: 'en-US',
    edit: (form) => form.text('Repository').fill('my-studio/site'),
    becomes: (before) => ({ ...before, name: 'my-studio/site' }),
  },
]

describe('the editor of the owner’s data', () => {
  // One visit for all tasks of a language: loading the editor costs more than they do.
  it.each(locales)(
    'saves what an owner changes as the repository formats it, in %s',
    {
      timeout: 180_000,
    },
    async (locale) => {
      const { page, hosts } = await openEditor({ locale })
      await enterFolder(page, locale)
      const { changed } = JSON.parse(deliveredFiles[agreedPath] ?? '')
      const saved = new Set<string>(changed)
      const contents: Partial<Record<OwnerFile, unknown>> = {}
      for (const { what, file, edit, becomes } of tasks.filter((task) => task.locale === locale)) {
        const form = await openForm(page, file, locale)
        await edit(form)
        await form.save()
        const after = becomes(contents[file] ?? delivered(file))
        contents[file] = after
        await expect.poll(() => readInFolder(page, pathOfFile(file)), { message: what }).toBe(asText(after))
        expect([what, ...ownerFaults(file, after, locale)]).toEqual([what])
        await expect
          .poll(() => readInFolder(page, agreedPath))
          .toBe(asText({ changed: [...saved.add(file)] }))
      }
      expect([...hosts]).toEqual([origin])
    },
  )

  it.each([
    [
      'en-US',
      'Opens',
      'must be a time such as 09:00',
      'Opening hours, Hours, Line 1: must close after it opens',
    ],
    [
      'pt-BR',
      'Abre',
      'precisa ser um horário como 09:00',
      'Horários de atendimento, Horários, Linha 1: precisa fechar depois de abrir',
    ],
  ] as const)('refuses broken values with a sentence in %s', async (locale, label, ofField, ofSchema) => {
    // The refusal is logged, too.
    const { page } = await openEditor({ locale, allow: /saving_failed/ })
    await enterFolder(page, locale)
    const form = await openForm(page, 'openingHours', locale)
    await form.expand()
    await form.text(label).fill('9 am')
    await form.save()
    await form.message(ofField).waitFor()
    await form.text(label).fill('22:00')
    await form.save()
    await form.refusal.getByText(ofSchema, { exact: true }).waitFor()
    await form.closeRefusal()
    for (const [path, text] of Object.entries(deliveredFiles))
      expect(await readInFolder(page, path)).toBe(text)
    // Once corrected, it is saved.
    await form.text(label).fill('08:00')
    await form.save()
    await expect
      .poll(async () => JSON.parse(await readInFolder(page, pathOfFile('openingHours'))).hours[0].opens)
      .toBe('08:00')
  })

  it('commits to the repository with an access token, and asks no other host', async () => {
    let commits: Awaited<ReturnType<typeof standInForGitHub>> = []
    const repository = JSON.stringify({ name: 'my-studio/site', branch: 'main' })
    const { page, hosts } = await openEditor({
      async before(page) {
        commits = await standInForGitHub(page, deliveredFiles)
        // The page of a site whose owner has connected a repository.
        await page.route('**/desk/site', async (route) => {
          const response = await route.fetch()
          const body = (await response.text())
            .replace(/data-repository="[^"]*"/, `data-repository='${repository}'`)
            .replace(' data-unconnected', '')
          await route.fulfill({ response, body })
        })
      },
    })
    await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
    await page.getByRole('textbox', { name: 'Personal Access Token' }).fill(token)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('heading', { name: 'Site content' }).last().waitFor()
    const form = await openForm(page, 'openingHours', 'en-US')
    await form.expand()
    await form.text('Closes').fill('20:00')
    await form.save()
    await expect.poll(() => commits.length).toBe(1)
    const { hours, ...others } = delivered('openingHours')
    const [first, ...more] = hours
    const { changed } = JSON.parse(deliveredFiles[agreedPath] ?? '')
    expect(commits[0]).toMatchObject({
      branch: { repositoryNameWithOwner: 'my-studio/site', branchName: 'main' },
      message: { headline: 'Change Site content: openingHours' },
      files: {
        [pathOfFile('openingHours')]: asText({
          hours: [{ ...first, closes: '20:00' }, ...more],
          ...others,
        }),
        [agreedPath]: asText({ changed: [...changed, 'openingHours'] }),
      },
    })
    expect([...hosts].sort()).toEqual([origin, gitHost].sort())
  })

  it.each([
    ['en-US', phone, 'Site content', 'Desk'],
    ['pt-BR', phone, 'Conteúdo do site', 'Estúdio'],
    ['en-US', desktop, 'Site content', 'Desk'],
  ] as const)('is a page of the desk, in %s', async (locale, device, name, desk) => {
    const from = await hydrated(await visit('/desk/help', { ...device, locale }))
    await from.getByRole('link', { name, exact: true }).click()
    await from.waitForURL(`${origin}/desk/site`)
    const { page } = await openEditor({ ...device, locale })
    expect(await page.locator('html').getAttribute('lang')).toBe(locale)
    expect(await page.title()).toContain(name)
    expect(await page.locator('meta[name=robots]').first().getAttribute('content')).toBe('noindex')
    expect(await page.getByRole('heading', { level: 1 }).first().innerText()).toBe(name)
    if (!repository.name) await page.getByText('src/catalog/owner/repository.json').waitFor()
    await page.locator('#nc-root button').first().waitFor()
    if (!repository.name) expect(await page.locator('#nc-root button:visible').count()).toBe(1)
    // The editor's entrance is in no landmark.
    expect((await axeViolations(page)).filter((one) => !/^(region|landmark-one-main): /.test(one))).toEqual(
      [],
    )
    const isAsWideAsWindow = async (page: Page) =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await isAsWideAsWindow(page)
    await enterFolder(page, locale)
    const form = await openForm(page, 'openingHours', locale)
    await form.expand()
    await isAsWideAsWindow(page)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: desk }).click()
    await page.waitForURL(`${origin}/desk`)
  })
})
