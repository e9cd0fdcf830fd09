import { I18nProvider } from '@lingui/react'
import { parseHTML } from 'linkedom'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { editions } from '~/catalog/editions'
import { calendarHref } from '~/catalog/navigation'
import { site } from '~/catalog/site'
import { ContactSent } from '~/features/contact/ContactSent'
import { createCatalogues } from '~/i18n/catalogues'

const cal = { href: 'https://cal.example/alvora/30min?layout=month', name: 'name', email: 'email' } as const
const ana = { name: 'Ana Luíza & Filhos', email: 'ana+site@example.com' }

afterEach(() => {
  site.calendar = { us: null, br: null }
})

/** The form's confirmation after Ana sent a message. */
async function confirmationOf(edition: 'us' | 'br') {
  const { i18n, load } = createCatalogues()
  await load(editions[edition].locale, 'contact')
  const { document } = parseHTML(
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <ContactSent edition={edition} source="landing" state={{ step: 'success', writer: ana }} />
      </I18nProvider>,
    ),
  )
  return document.querySelector('#message-sent')
}

describe.each([
  ['us', 'Pick a time to talk (opens in a new tab)'],
  ['br', 'Escolher um horário (abre em nova aba)'],
] as const)('R-GEN-05 a message sent in %s', (edition, label) => {
  it('links to the calendar of its edition, in a new tab, with the sender prefilled', async () => {
    site.calendar = { us: null, br: null, [edition]: cal }
    const link = (await confirmationOf(edition))?.querySelector('a[target]')
    expect(link?.textContent).toBe(label)
    expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
    const { origin, pathname, searchParams } = new URL(link?.getAttribute('href') ?? '')
    expect([origin + pathname, ...searchParams]).toEqual([
      'https://cal.example/alvora/30min',
      ['layout', 'month'],
      ['name', ana.name],
      ['email', ana.email],
    ])
    expect((await confirmationOf(edition === 'us' ? 'br' : 'us'))?.querySelector('a[target]')).toBeNull()
  })

  it('shows no link when no calendar is configured', async () => {
    expect((await confirmationOf(edition))?.querySelector('[data-meeting], a[target]')).toBeNull()
  })
})

it('R-GEN-05 the calendar link uses the configured parameter names, percent-encoded', () => {
  site.calendar = { us: { href: 'https://cal.example/a+b', name: 'guest[name]', email: 'mail' }, br: null }
  expect(calendarHref('us', ana)).toBe(
    'https://cal.example/a+b?guest%5Bname%5D=Ana%20Lu%C3%ADza%20%26%20Filhos&mail=ana%2Bsite%40example.com',
  )
  expect(calendarHref('us')).toBe('https://cal.example/a+b')
})
