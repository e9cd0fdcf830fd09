import type { Page } from 'playwright'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { locales } from '~/catalog/locales'
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
import { enterFolder, openForm } from './editorForm'
import { delivered, tasks } from './editorTasks'
import { standInForGitHub, token } from './gitHub'
import { deliveredFiles, offerFolder, readInFolder } from './ownerFolder'

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
      'It wasn’t saved, for this reason:',
    ],
    [
      'pt-BR',
      'Abre',
      'precisa ser um horário como 09:00',
      'Horários de atendimento, Horários, Linha 1: precisa fechar depois de abrir',
      'Não foi salvo, por este motivo:',
    ],
  ] as const)(
    'refuses broken values with a sentence in %s',
    async (locale, label, ofField, ofSchema, reason) => {
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
      await form.refusal.getByText(reason).waitFor()
      await form.closeRefusal()
      for (const [path, text] of Object.entries(deliveredFiles))
        expect(await readInFolder(page, path)).toBe(text)
      // Once corrected, it is saved.
      await form.text(label).fill('08:00')
      await form.save()
      await expect
        .poll(async () => JSON.parse(await readInFolder(page, pathOfFile('openingHours'))).hours[0].opens)
        .toBe('08:00')
    },
  )

  it('saves a picture as WebP where the browser cannot, and refuses one of another shape', async () => {
    const { page, hosts } = await openEditor({
      allow: /saving_failed/,
      async before(page) {
        // As in Safari.
        await page.addInitScript(() => {
          const { convertToBlob } = OffscreenCanvas.prototype
          OffscreenCanvas.prototype.convertToBlob = function (options) {
            return convertToBlob.call(this, { ...options, type: 'image/png' })
          }
        })
      },
    })
    await enterFolder(page, 'en-US')
    const form = await openForm(page, 'testimonials', 'en-US')
    await form.expand()
    const draw = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: 'red' } })
        .png()
        .toBuffer()
    await form.picture('wide.png', await draw(400, 300))
    await form.save()
    const reason =
      'Testimonials, English edition, Testimonial 1, Picture: has the wrong shape: 400 × 300 instead of a square'
    await form.refusal.getByText(reason, { exact: true }).waitFor()
    await form.closeRefusal()
    expect(await readInFolder(page, pathOfFile('testimonials'))).toBe(
      deliveredFiles[pathOfFile('testimonials')],
    )
    await form.button('Remove Image').first().click()
    await form.picture('ana.png', await draw(1500, 1500))
    await form.save()
    await expect
      .poll(async () => JSON.parse(await readInFolder(page, pathOfFile('testimonials'))).us[0].picture)
      .toBe('/pictures/ana.webp')
    expect(await readInFolder(page, 'public/pictures/ana.webp')).toMatch(/^RIFF[\s\S]{1,4}WEBP/)
    expect([...hosts]).toEqual([origin])
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
        [agreedPath]: asText({ changed: [...new Set([...changed, 'openingHours'])] }),
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
