import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { changeIn } from './copySite.ts'

const times = 10

/**
 * Makes a copy of the site ten times as large: nine more copies of each detail page with its texts, and an edition in a
 * third language, with all texts but no page except the not-found page.
 * @returns the number of added pages
 * @throws Error when the source does not contain a text to replace
 */
export function grow(folder: string): { pages: number } {
  const services = readdirSync(join(folder, 'locales/en-US/services')).map((file) => file.replace('.po', ''))
  const copies = services.flatMap((slug) =>
    Array.from({ length: times - 1 }, (_, at) => ({ slug, copy: `${slug}-${at + 2}` })),
  )
  const change = changeIn(folder)

  for (const { slug, copy } of copies) {
    cpSync(
      join(folder, `src/features/services/content/${slug}.ts`),
      join(folder, `src/features/services/content/${copy}.ts`),
    )
    for (const locale of ['en-US', 'pt-BR']) {
      const catalogues = join(folder, `locales/${locale}/services`)
      cpSync(join(catalogues, `${slug}.po`), join(catalogues, `${copy}.po`))
    }
  }
  // Menus and home pages stay unchanged; only the number of pages grows.
  const end = '} as const satisfies Record<string, ProductFacts>'
  change(
    'src/catalog/products.ts',
    [end, `${copies.map(({ copy }) => `  '${copy}': { kind: 'add-on' },\n`).join('')}${end}`],
    [
      'Object.keys(products) as Product[]',
      '(Object.keys(products) as Product[]).filter((name) => !/\\d$/.test(name))',
    ],
    ['productList.filter(isServiceSlug)', '(Object.keys(products) as Product[]).filter(isServiceSlug)'],
  )
  change('src/catalog/prices.ts', [
    '[edition, surface, product, plan]',
    `[edition, surface, product.replace(/-\\d+$/, ''), plan]`,
  ])
  change('src/features/services/ServiceHero.tsx', [
    'serviceFigures[slug]',
    `serviceFigures[slug.replace(/-\\d+$/, '') as typeof slug]`,
  ])

  cpSync(join(folder, 'locales/pt-BR'), join(folder, 'locales/es-ES'), { recursive: true })
  const spanish = `  es: {
    locale: 'es-ES', country: 'ES', currency: 'USD', complete: false, home: '/us', contactAnchor: 'contact-form',
    readers: { language: 'es', countries: ['ES'] }, registration: false, office: false, packageBanner: false,
  },
`
  const languages = '} as const satisfies Record<string, LanguageFacts>'
  change('src/catalog/locales.ts', [
    languages,
    `  'es-ES': { name: 'Español', firstOfMonth: '1' },\n${languages}`,
  ])
  change('src/catalog/editions.ts', [
    '} as const satisfies Record<string, EditionFacts>',
    `${spanish}} as const satisfies Record<string, EditionFacts>`,
  ])
  change('src/catalog/addresses.ts', ['  us: [],\n', '  us: [],\n  es: [],\n'])
  const spanishHrefs = `{ privacy: pathOf('privacy', 'us'), terms: pathOf('terms', 'us') }`
  change('src/catalog/navigation.ts', [
    '  br: { privacy: pathOf',
    `  es: ${spanishHrefs},\n  br: { privacy: pathOf`,
  ])
  change('src/catalog/owner/contacts.json', [
    '"us": {',
    '"es": { "email": "hola@example.com", "phone": "+34550100", "whatsapp": "34550100" },\n    "us": {',
  ])
  change('src/catalog/owner/links.json', ['"calendar": {', '"calendar": {\n    "es": null,'])
  change('src/catalog/owner/schemas/editions.ts', [
    '  br: [',
    "  es: ['Spanish edition', 'Edição em espanhol'],\n  br: [",
  ])
  return { pages: copies.length * 2 }
}
