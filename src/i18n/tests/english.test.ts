import { expect, it } from 'vitest'
import { readCatalogue } from '~/i18n/readCatalogue'
import { readCatalogues } from '~tests/catalogues'

const inWorker = ['mail', 'notice']

it('R-I18-01 a page shows the English of locales/en-US, and that of the source where it is empty', async () => {
  const entries = (await readCatalogues('en-US')).map((entry) => ({
    ...entry,
    name: entry.file.replace('.po', ''),
  }))
  const read = entries.filter(
    // Compiled texts with places are lists.
    ({ name, translation, message }) => !inWorker.includes(name) && !/[{<'\\]/.test(translation + message),
  )
  expect(read.length).toBeGreaterThan(500)
  for (const { id, name, message, translation } of read) {
    const messages = await readCatalogue('en-US', name as Parameters<typeof readCatalogue>[1])
    expect([id, [messages[id]].flat()]).toEqual([id, [translation || message]])
  }
})
