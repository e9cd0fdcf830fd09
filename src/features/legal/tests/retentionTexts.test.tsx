import { afterEach, describe, expect, it, vi } from 'vitest'
import { faces } from '~/catalog/owner/faces'
import { renderPage } from '~tests/fixtures/renderPage'

const agreed = { ...faces }
afterEach(() => {
  Object.assign(faces, agreed)
  vi.resetModules()
})

/** The words of a page as the owner's numbers make it. */
async function words(
  page: 'privacy' | 'photo-service',
  edition: 'us' | 'br',
  own: object,
  challenge = false,
): Promise<string> {
  vi.resetModules()
  // Content is chosen when its module loads.
  const { faces: fresh } = await import('~/catalog/owner/faces')
  Object.assign(fresh, agreed, own)
  Object.assign((await import('~/catalog/site')).site, { turnstileSiteKey: challenge ? 'key' : null })
  if (page === 'privacy') {
    const [{ Legal }, { privacy }] = await Promise.all([
      import('~/features/legal/Legal'),
      import('~/features/legal/content/privacy'),
    ])
    return textOf(
      await renderPage('privacy', edition, <Legal edition={edition} document={privacy[edition]} />),
    )
  }
  const { PhotoServicePromises } = await import('~/features/portraits/PhotoServicePromises')
  return textOf(await renderPage('photo-service', edition, <PhotoServicePromises edition={edition} />))
}

const textOf = (html: string) =>
  html
    .replace(/<script>.*?<\/script>/gs, ' ')
    .replaceAll('<wbr/>', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\u00a0/g, ' ')
    .replace(/\s+/g, ' ')

describe('R-DAT-18 R-LEG-04 the pages state the owner’s numbers', () => {
  it.each([
    [7, 3],
    [90, 14],
    [180, 30],
  ])('one number for photos and portraits: %i days, announced %i days before', async (days, warningDays) => {
    const own = { photoDays: days, portraitDays: days, warningDays }
    const [us, br] = await Promise.all([words('privacy', 'us', own), words('privacy', 'br', own)])
    expect(us).toContain(`We delete your photos and portraits ${days} days after the portraits are delivered`)
    expect(us).toContain(`we write to you ${warningDays} days before`)
    expect(us).toContain(`Photos and portraits: ${days} days after delivery or refund, or 180 days after`)
    expect(br).toContain(`as suas fotos e os seus retratos ${days} dias depois`)
    expect(br).toContain(`Fotos e retratos: ${days} dias após a entrega`)
    expect(await words('photo-service', 'us', own)).toContain(`Deleted after ${days} days`)
    expect(await words('photo-service', 'br', own)).toContain(`Tudo apagado após ${days} dias`)
  })

  it('a number each, and never that of the other', async () => {
    const own = { photoDays: 30, portraitDays: 180, warningDays: 7 }
    const us = await words('privacy', 'us', own)
    expect(us).toContain('We delete your photos 30 days and your portraits 180 days after the portraits are')
    expect(us).toContain('Photos: 30 days after delivery or refund. Portraits: 180 days.')
    const br = await words('privacy', 'br', own)
    expect(br).toContain('Apagamos as suas fotos 30 dias e os seus retratos 180 dias depois')
    const promise = await words('photo-service', 'us', own)
    expect(promise).toContain('Photos deleted after 30 days')
    expect(promise).toContain('your photos 30 days and your portraits 180 days after')
    for (const text of [us, br, promise]) expect(text).not.toMatch(/\b90\b|[{}]/)
  })

  it('the tools that the owner names, each with its page', async () => {
    const tools = [
      { name: 'Studio One', link: 'https://one.example/photos' },
      { name: 'Retouch', link: 'https://retouch.example' },
    ]
    const us = await words('privacy', 'us', { tools })
    expect(us).toContain('Studio One ( https://one.example/photos ) and Retouch ( https://retouch.example )')
    expect(us).not.toContain('ask us before you upload')
    expect(await words('privacy', 'us', {})).toContain('ask us before you upload')
  })
})

describe('R-LEG-04 the policy says which scripts of others run', () => {
  it.each([
    ['us', 'run on our pages, with two exceptions.', 'a script from Cloudflare loads'],
    ['br', 'nas nossas páginas em português, com uma exceção.', 'é carregado um script da Cloudflare'],
  ] as const)(
    'also that of the challenge, where the forms of %s have one',
    async (edition, exceptions, script) => {
      const text = await words('privacy', edition, {}, true)
      expect(text).toContain(exceptions)
      expect(text).toContain(script)
      expect(await words('privacy', edition, {})).not.toContain(script)
    },
  )
})
