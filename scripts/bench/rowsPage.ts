import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { changeIn } from './copySite.ts'

const route = `import { createFileRoute } from '@tanstack/react-router'
import { headTags } from '~/i18n/head'
import { openPage } from '~/i18n/openPage'

// Compiled like the texts of a catalogue.
const text = { id: 'rows', message: ['Rows'] }

export const Route = createFileRoute('/$edition/rows')({
  loader: async ({ context }) => {
    const { readRows } = await import('~/features/rows')
    const [head, rows] = await Promise.all([openPage(context, 'rows', { title: text, description: text }), readRows()])
    return { ...head, rows }
  },
  head: ({ loaderData }) => headTags(loaderData),
  component: () => (
    <main id="main">
      <h1>Rows</h1>
      <table>
        <tbody>
          {Route.useLoaderData().rows.map(({ id, name }) => (
            <tr key={id}>
              <td>{id}</td>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  ),
})
`

/** Adds the page that all stacks render to a copy of the site, as a content page at `/rows`. */
export function addRowsPage(folder: string): void {
  const change = changeIn(folder)
  change('src/catalog/addresses.ts', [
    '} as const satisfies Record<string, ScreenFacts>',
    "  rows: { route: 'rows', paths: { us: '/rows', br: '/rows-br' }, ...content },\n} as const satisfies Record<string, ScreenFacts>",
  ])
  change('src/i18n/screenCatalogues.ts', ['  landing: only(', '  rows: only(),\n  landing: only('])
  cpSync(fileURLToPath(new URL('rows.ts', import.meta.url)), join(folder, 'src/features/rows.ts'))
  writeFileSync(join(folder, 'src/app/routes/$edition/rows.tsx'), route)
}
