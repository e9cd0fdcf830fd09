import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { site } from '~/catalog/site'
import { missingPictures } from '../owner/requireOwnerData'
import { listByFile, unsetOwnerValues } from '../owner/unsetOwnerValues'

const pairs = (before: string) => ({
  photoPairs: [{ before, after: '/favicon.svg', caption: { us: 'Ana', br: 'Ana' }, consented: '2026-01-31' }],
})

it('names a picture that is not in public/ in the owner’s language, and accepts one that is', () => {
  expect(missingPictures('photoPairs', pairs('/apple-touch-icon.png'), 'en-US')).toEqual([])
  expect(missingPictures('photoPairs', pairs('/photos/ana.jpg'), 'en-US')).toEqual([
    'Before and after, Pairs, Pair 1, Photo: there is no file public/photos/ana.jpg',
  ])
  expect(missingPictures('photoPairs', pairs('/photos/ana.jpg'), 'pt-BR')).toEqual([
    'Antes e depois, Pares, Par 1, Foto: não há nenhum arquivo public/photos/ana.jpg',
  ])
})

it('R-CFG-07 lists each unset value by its file and its name in the owner’s language', () => {
  const unset = unsetOwnerValues('pt-BR')
  const printed = execFileSync('node', ['scripts/check-site.ts'], { encoding: 'utf8' })
  for (const line of listByFile(unsetOwnerValues(site.ownerLanguage))) expect(printed).toContain(line)
  expect(unset.some(({ name }) => name === 'Chave de site do Turnstile')).toBe(site.turnstileSiteKey === null)
  const placeholder = (value: string) => value.endsWith('.example')
  expect(
    unset.filter(({ required, file }) => required && file === 'contacts').map(({ name }) => name),
  ).toEqual(
    expect.arrayContaining([
      ...(placeholder(site.sender) ? ['Remetente dos e-mails'] : []),
      ...(placeholder(site.contact.br.email) ? ['Clientes, Edição em português, E-mail'] : []),
    ]),
  )
})
