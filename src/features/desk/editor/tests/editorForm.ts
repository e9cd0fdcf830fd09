import type { Page } from 'playwright'
import type { Locale } from '~/catalog/locales'
import { metadataOf } from '~/catalog/owner/fieldsOf'
import { type OwnerFile, ownerFiles } from '~/catalog/owner/ownerFiles'

/** Words of the editor's own in the languages of its readers, which the tests use. */
const words = {
  'en-US': {
    local: 'Work with Local Repository',
    save: 'Save',
    expand: 'Expand All',
    collapse: 'Collapse All',
    expandOne: 'Expand',
    ok: 'OK',
  },
  'pt-BR': {
    local: 'Trabalhar com Repositório Local',
    save: 'Salvar',
    expand: 'Expandir Tudo',
    collapse: 'Recolher Tudo',
    expandOne: 'Expandir',
    ok: 'OK',
  },
} satisfies Record<Locale, Record<string, string>>

/** Opens the folder of this machine in the editor. */
export async function enterFolder(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('button', { name: words[locale].local }).click()
}

/** The form of a file, with what a person does in it. */
export async function openForm(page: Page, file: OwnerFile, locale: Locale) {
  const label = metadataOf(ownerFiles[file]).label?.[locale] ?? file
  const form = page.getByRole('group', { name: locale === 'en-US' ? 'Content Editor' : 'Editor de Conteúdo' })
  // After a save, the editor closes the form by itself, and would close the next one if that were opened meanwhile.
  await page.waitForURL((url) => !url.hash.includes('/entries/'))
  await form.waitFor({ state: 'detached' })
  await page.goto(`${page.url().replace(/#.*/, '')}#/collections/site/entries/${file}`)
  await page.getByRole('status').filter({ hasText: label }).first().waitFor({ state: 'attached' })
  const button = (name: string | RegExp) => form.getByRole('button', { name, exact: true })
  return {
    button,
    /** Opens all items of the first list, unless they are open already. */
    async expand() {
      const enabled = (name: string) =>
        form.getByRole('button', { name, exact: true, disabled: false }).first()
      const [expand, collapse] = [enabled(words[locale].expand), enabled(words[locale].collapse)]
      await expand.or(collapse).first().waitFor()
      if (await expand.count()) await expand.click()
    },
    text: (name: string, at = 0) => form.getByRole('textbox', { name, exact: true }).nth(at),
    day: (name: string) => form.getByLabel(name, { exact: true }),
    number: (name: string, at = 0) => form.getByRole('spinbutton', { name, exact: true }).nth(at),
    toggle: (name: string) => form.getByRole('switch', { name, exact: true }),
    /** The box that adds an optional group of fields. */
    add: (name: string) => form.getByRole('checkbox', { name }),
    /** Opens a closed group of fields. @param name what its label begins with */
    expandGroup: (name: string) =>
      form
        .getByRole('group', { name })
        .first()
        .getByRole('button', { name: words[locale].expandOne })
        .click(),
    /** Chooses one more value of a list of choices. */
    async choose(name: string, value: string, at = 0) {
      await form.getByRole('combobox', { name, exact: true }).nth(at).click()
      await page.getByRole('option', { name: value, exact: true }).last().click()
    },
    /** Chooses a picture for the first field that takes one, in the place of the window that lists files. */
    async picture(name: string, content: Buffer) {
      const file = { name, mimeType: `image/${name.split('.').pop()}`, buffer: content }
      await form.locator('input[type=file]').first().setInputFiles(file)
      await form.locator('img[src^="blob:"]').first().waitFor()
    },
    save: () => button(words[locale].save).click(),
    message: (text: string | RegExp) => form.getByRole('alert').filter({ hasText: text }).first(),
    /** The message of a save that the schema has refused. */
    refusal: page.getByRole('alertdialog'),
    closeRefusal: () => page.getByRole('alertdialog').getByRole('button', { name: words[locale].ok }).click(),
  }
}
export type EditorForm = Awaited<ReturnType<typeof openForm>>
