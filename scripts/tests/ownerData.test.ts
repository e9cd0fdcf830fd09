import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { site } from '~/catalog/site'
import { listByFile, unsetOwnerValues } from '../owner/unsetOwnerValues'

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
