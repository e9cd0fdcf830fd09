import { parseHTML } from 'linkedom'
import { expect, it } from 'vitest'
import type { Edition } from '~/catalog/editions'
import type { ServiceSlug } from '~/catalog/products'
import { loadService } from '~/features/services/content/serviceLibrary'
import { ServicePage } from '~/features/services/ServicePage'
import { renderPage } from '~tests/fixtures/renderPage'

async function render(edition: Edition, slug: ServiceSlug) {
  const page = <ServicePage edition={edition} slug={slug} service={await loadService(slug)} />
  return parseHTML(`<body>${await renderPage(slug, edition, page)}</body>`).document
}

it.each([
  ['us', '2 reels', 'Search and direct'],
  ['br', 'Campanha “Pescoço travado”', 'Busca e acesso direto'],
] as const)(
  'the page of Momentum (%s) ends with what the agency brought in: %s',
  async (edition, ours, others) => {
    const document = await render(edition, 'momentum')
    const texts = (part: string) => document.querySelector(part)?.textContent?.replaceAll('\u00a0', ' ')
    expect(texts('#sample')).toContain(others)
    expect(texts('.last-object')).toContain(ours)
    expect(texts('.last-object')).not.toContain(others)
  },
)
