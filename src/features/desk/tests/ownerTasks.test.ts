import { expect, it } from 'vitest'
import { type Locale, locales } from '~/catalog/locales'
import { metadataOf } from '~/catalog/owner/fieldsOf'
import { type OwnerFile, ownerFiles } from '~/catalog/owner/ownerFiles'
import type { OrderStatus } from '~/core/schemas/orderStatus'
import { readCatalogues } from '~tests/catalogues'
import { orderListTexts } from '../content/lists'
import { ownerTasks } from '../content/ownerTasks'
import { statusNames } from '../content/statuses'
import { statusHelp } from '../content/statusHelp'
import { fieldsOf } from '../editor/fieldOf'
import { statusesOf } from '../server/orderLists'

/** The labels of a form and of its fields, however deep, and the names of the forms. */
const labelsOf = (file: OwnerFile, locale: Locale): string[] =>
  [...JSON.stringify(fieldsOf(ownerFiles[file], locale)).matchAll(/"label":"([^"]*)"/g)].map(
    ([, label = '']) => label,
  )
const formNames = (locale: Locale) =>
  Object.values(ownerFiles).map((schema) => metadataOf(schema).label?.[locale])

it.each(Object.entries(statusHelp))(
  'the list that the help names for the state %s has it',
  (status, help) => {
    const inList = statusesOf[help.list as keyof typeof statusesOf]
    expect(inList).toContain(status)
    // A list of one state is called as the state.
    if (inList.length === 1)
      expect(orderListTexts[help.list].name.message).toBe(statusNames[status as OrderStatus].message)
  },
)

/** What GitHub, the editor, the catalogs and LibreOffice say. */
const elsewhere = [
  'Run workflow',
  'Commit changes',
  'fixed by the specification',
  'Go back',
  'Fine-grained tokens',
  'Generate new token',
  'Only select repositories',
  'Contents',
  'Read and write',
  'Sign In Using Access Token',
  'Entrar Usando Token de Acesso',
  'Detect special numbers',
  'Detectar números especiais',
]

it.each(locales)(
  'the help quotes fields and pages by the names that the owner sees, in %s',
  async (locale) => {
    let count = 0
    const texts = new Map((await readCatalogues(locale)).map(({ id, translation }) => [id, translation]))
    const shown = [...texts.values()]
    for (const { steps, at } of ownerTasks.flatMap(({ tasks }) => tasks))
      for (const { id } of steps) {
        const quoted = [...(texts.get(id) ?? '').matchAll(/“([^”]*?)[.,]?”/g)].map(([, name]) => name)
        count += quoted.length
        const known =
          'form' in at ? [...labelsOf(at.form, locale), ...formNames(locale)] : [...shown, ...elsewhere]
        expect([id, quoted.filter((name) => name === undefined || !known.includes(name))]).toEqual([id, []])
      }
    expect(count).toBeGreaterThan(20)
  },
)
