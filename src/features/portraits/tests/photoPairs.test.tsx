import { parseHTML } from 'linkedom'
import { expect, it } from 'vitest'
import type { PhotoPair } from '~/catalog/owner/schemas/photoPairs'
import { PhotoServicePromises } from '~/features/portraits/PhotoServicePromises'
import { PhotoServiceSample } from '~/features/portraits/PhotoServiceSample'
import { renderPage } from '~tests/fixtures/renderPage'

const pair: PhotoPair = {
  before: '/people/ana-before.jpg',
  after: '/people/ana-paris.jpg',
  caption: { us: 'Ana, 34, in Paris', br: 'Ana, 34 anos, em Paris' },
  consented: '2026-01-31',
}

/** Renders the sample and the promises of an edition with the given pairs. */
async function render(edition: 'us' | 'br', pairs: readonly PhotoPair[]) {
  const html = await renderPage(
    'photo-service',
    edition,
    <main>
      <PhotoServiceSample edition={edition} pairs={pairs} />
      <PhotoServicePromises edition={edition} />
    </main>,
  )
  const { document } = parseHTML(html)
  return {
    text: document.querySelector('main')?.textContent ?? '',
    caption: document.querySelector('figcaption')?.textContent ?? '',
    pictures: [...document.querySelectorAll('figure img')].map((img) => img.getAttribute('src')),
  }
}

const honest = {
  us: 'We never show customers’ faces without their written consent, so these are drawn.',
  br: 'Nunca mostramos o rosto de clientes sem autorização por escrito; por isso, estes são desenhados.',
}
const consent = { us: 'shown with written consent', br: 'com autorização por escrito' }

it.each(['us', 'br'] as const)(
  'R-PHE-02 R-PHB-06 without pairs %s shows the drawn person and discloses it',
  async (edition) => {
    const { text, caption, pictures } = await render(edition, [])
    expect(pictures.every((src) => src?.startsWith('/people/sample-'))).toBe(true)
    // Below the drawings it speaks of, and as far as the terms go.
    expect(caption).toContain(honest[edition])
    expect(text).not.toContain(consent[edition])
  },
)

it.each(['us', 'br'] as const)(
  'R-PHE-02 R-PHB-06 the first pair replaces the drawings of %s and the text about them',
  async (edition) => {
    const { text, pictures } = await render(edition, [pair])
    expect(pictures).toEqual([pair.before, pair.after])
    expect(text).toContain(pair.caption[edition])
    expect(text).toContain(consent[edition])
    expect(text).not.toContain(honest[edition])
  },
)
