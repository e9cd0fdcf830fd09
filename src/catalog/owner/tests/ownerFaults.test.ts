import { expect, it } from 'vitest'
import business from '~/catalog/owner/business.json' with { type: 'json' }
import contacts from '~/catalog/owner/contacts.json' with { type: 'json' }
import links from '~/catalog/owner/links.json' with { type: 'json' }
import { ownerFaults } from '~/catalog/owner/ownerFaults'
import prices from '~/catalog/owner/prices.json' with { type: 'json' }
import settings from '~/catalog/owner/settings.json' with { type: 'json' }

const channels = { email: 'hello@studio.com', phone: '+12025550143', whatsapp: '12025550143' }
const contactsWith = (changed: object) => ({
  ...contacts,
  contact: { us: { ...channels, ...changed }, br: channels },
})
const companyWith = (changed: object) => ({ ...business, company: { ...business.company, ...changed } })
const plansWith = (us: object, br: object = {}) => {
  const none = { essential: null, pro: null, 'pro-plus': null }
  return { ...links, paymentLinks: { us: { ...none, ...us }, br: { ...none, ...br } } }
}
const link = (name: string) => `https://buy.stripe.com/${name}`
const pairsWith = (changed: object) => ({
  photoPairs: [
    {
      before: '/photos/ana-before.jpg',
      after: '/photos/ana.jpg',
      caption: { us: 'Ana, 34, in Paris', br: 'Ana, 34 anos, em Paris' },
      consented: '2026-01-31',
      ...changed,
    },
  ],
})

it.each([
  ['business', business],
  ['business', { ...business, brand: 'R&B $& Cø', logo: '/photos/logo.svg' }],
  ['business', companyWith({ cnpj: '11.222.333/0001-81', name: 'Estúdio Ltda.', address: 'Rua A, 1' })],
  ['business', companyWith({ cnpj: '12.ABC.345/01DE-35' })],
  ['contacts', contacts],
  ['contacts', contactsWith({ email: 'ola@xn--mnchen-3ya.de' })],
  ['links', links],
  ['links', plansWith({ essential: link('a'), pro: link('b') }, { pro: link('c?prefilled_promo_code=MAY') })],
  [
    'links',
    {
      ...links,
      calendar: {
        us: { href: 'https://cal.com/a/30min?layout=month', name: 'guest[name]', email: 'mail' },
        br: null,
      },
    },
  ],
  ['settings', settings],
  [
    'settings',
    {
      ...settings,
      ownerTimeZone: 'America/Argentina/Buenos_Aires',
      turnstileSiteKey: '0x4AAAAAAABkMYinukE8nzYS',
    },
  ],
  ['settings', { ...settings, ownerTimeZone: 'America/New_York', ownerLanguage: 'en-US' }],
  ['photoPairs', { photoPairs: [] }],
  ['prices', prices],
  ['prices', { ...prices, 'P-48': { essential: { price: 99, crossedOut: 129 } } }],
  ['photoPairs', pairsWith({})],
] as const)('%s accepts a value (%#)', (file, content) => {
  expect(ownerFaults(file, content, 'en-US')).toEqual([])
})

it.each([
  ['business', { ...business, brand: '' }, 'Brand and company, Brand: must be one line of text'],
  ['business', { ...business, brand: ' Studio' }, 'Brand and company, Brand: must be one line of text'],
  ['business', { ...business, brand: 'A\nB' }, 'Brand and company, Brand: must be one line of text'],
  ['business', { ...business, brand: 'A\ud800' }, 'Brand and company, Brand: must be one line of text'],
  ['business', { ...business, brand: '…' }, 'Brand and company, Brand: must be one line of text'],
  ['business', { ...business, brand: '<b>A</b>' }, 'Brand and company, Brand: must not contain <'],
  [
    'business',
    { ...business, brand: 'A'.repeat(41) },
    'Brand and company, Brand: must have 40 characters at most',
  ],
  [
    'business',
    { ...business, logo: '../logo.svg' },
    'Brand and company, Logo: must be the path of a picture',
  ],
  ['business', { ...business, copyrightYear: 20.5 }, 'Brand and company, Copyright year: must be a year'],
  [
    'business',
    { ...business, legalUpdated: '2026-02-30' },
    'Brand and company, Legal pages updated on: must be a date',
  ],
  [
    'business',
    companyWith({ cnpj: '11.222.333/0001-82' }),
    'Brand and company, Company, CNPJ: has check digits',
  ],
  [
    'business',
    companyWith({ cnpj: '00.000.000/0000-00' }),
    'Brand and company, Company, CNPJ: has check digits',
  ],
  ['business', companyWith({ cnpj: '11222333000181' }), 'Brand and company, Company, CNPJ: must be a CNPJ'],
  ['business', { ...business, company: undefined }, 'Brand and company, Company: is missing'],
  ['business', { ...business, slogan: '' }, 'Brand and company, slogan: is not a field here'],
  ['business', 'Studio', 'Brand and company: must be a group of fields'],
  [
    'contacts',
    contactsWith({ email: 'hello' }),
    'Contacts, Customers, English edition, Email: must be an email address',
  ],
  [
    'contacts',
    contactsWith({ phone: '+1 202 555' }),
    'Contacts, Customers, English edition, Phone: must be a phone number',
  ],
  [
    'contacts',
    contactsWith({ whatsapp: '+12025550143' }),
    'Contacts, Customers, English edition, WhatsApp: must be the number',
  ],
  ['contacts', { ...contacts, sender: null }, 'Contacts, Sender of emails: must be an email address'],
  [
    'links',
    { ...links, videoChannel: 'https://evil.com/youtube.com' },
    'Links, Video channel: must be an address such as https://www.youtube.com/company',
  ],
  [
    'links',
    { ...links, social: { ...links.social, Facebook: 'https://myfacebook.com/a' } },
    'Links, Social networks, Facebook: must be an address such as',
  ],
  [
    'links',
    { ...links, scheduling: { ...links.scheduling, video: 'http://book.me/a' } },
    'Links, Booking pages, Animated event video: must be an address that begins with https://',
  ],
  [
    'links',
    { ...links, scheduling: { ...links.scheduling, default: 'https://a.b/"c' } },
    'Links, Booking pages, All pages: must be an address that begins with https://',
  ],
  [
    'links',
    plansWith({ pro: 'https://buy.stripe.com/' }),
    'Links, Payment links of the portrait plans, English edition, Pro: must be a whole payment link',
  ],
  [
    'links',
    plansWith({ pro: link('a') }, { essential: link('a') }),
    'Links, Payment links of the portrait plans: must not use one link for two plans',
  ],
  [
    'links',
    { ...links, calendar: { us: null, br: { href: link('a'), name: 'a b', email: 'e' } } },
    'Links, Calendar offered after a message, Portuguese edition, Name parameter: must be a parameter name',
  ],
  ['settings', { ...settings, ownerTimeZone: 'Brasilia' }, 'Settings, Your time zone: must be a time zone'],
  [
    'settings',
    { ...settings, ownerTimeZone: 'America/Brasilia' },
    'Settings, Your time zone: must be a time zone',
  ],
  ['settings', { ...settings, ownerLanguage: 'pt' }, 'Settings, Your language: must be one of: en-US, pt-BR'],
  [
    'settings',
    { ...settings, confirmsMessages: 'yes' },
    'Settings, Confirm contact messages by mail: must be true or false',
  ],
  [
    'settings',
    { ...settings, turnstileSiteKey: 'secret' },
    'Settings, Turnstile site key: must be the site key',
  ],
  [
    'photoPairs',
    pairsWith({ after: 'ana.jpg' }),
    'Before and after, Pairs, Pair 1, Portrait: must be the path of a picture',
  ],
  [
    'photoPairs',
    pairsWith({ consented: '2096-01-31' }),
    'Before and after, Pairs, Pair 1, Consent in writing on: must not be in the future',
  ],
  [
    'photoPairs',
    pairsWith({ caption: { us: 'Ana' } }),
    'Before and after, Pairs, Pair 1, Person and place, Portuguese edition: is missing',
  ],
  [
    'photoPairs',
    { photoPairs: Array(2).fill(pairsWith({}).photoPairs[0]) },
    'Before and after, Pairs: must show each portrait once',
  ],
  [
    'prices',
    { ...prices, 'P-01': { start: { price: 12.5 } } },
    'Prices, P-01 Launch, home page in English, Starting price, Price: must be a whole number',
  ],
  [
    'prices',
    { ...prices, 'P-01': { start: { price: 0 } } },
    'Prices, P-01 Launch, home page in English, Starting price, Price: must be a whole number',
  ],
  [
    'prices',
    { ...prices, 'P-04': { start: { price: 1, from: true } } },
    'Prices, P-04 Launch, own page + menu in English, Starting price, from: is not a field here',
  ],
  [
    'prices',
    { ...prices, 'P-51': { essential: { price: 57, crossedOut: 57 } } },
    'Prices, P-51 AI studio portraits Essential, payment page in Portuguese, Essential: the crossed-out price must be higher',
  ],
  [
    'prices',
    { ...prices, 'P-25': { ...prices['P-25'], starter: { price: 9, unit: 'week' } } },
    'Prices, P-25 AI agent automation, home page in English, Starter, Unit: must be one of: month',
  ],
  [
    'prices',
    { ...prices, 'P-35': { start: { price: 9 }, basic: { price: 9 } } },
    'Prices, P-35 AI agent automation, home page in Portuguese, Pro: is missing',
  ],
] as const)('%s refuses a value (%#)', (file, content, sentence) => {
  const [first, ...more] = ownerFaults(file, content, 'en-US')
  expect(first).toContain(sentence)
  expect(more).toEqual([])
  const [portuguese] = ownerFaults(file, content, 'pt-BR')
  expect(portuguese).toMatch(/^\p{Lu}.+: (precisa|não|tem|pode|está|o preço)/u)
})
