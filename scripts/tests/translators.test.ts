import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { markWithIds, pseudoLocalize } from '~/i18n/devTexts'
import { messages } from '../../locales/pt-BR/mail.po'
import { checkCatalogues } from '../catalogues/checkCatalogues'
import { findLong } from '../catalogues/findLong'
import { readCatalogues } from '../catalogues/readCatalogues'
import { readPo } from '../catalogues/readPo'
import { review } from '../catalogues/review'
import { findText } from '../translate/findText'
import { problemsOf } from '../translate/problemsOf'

const { files, fixed } = readCatalogues()
const mail = 'locales/pt-BR/mail.po'
const after = (from: string, to: string) => {
  const before = files.get(mail) ?? ''
  expect(before).toContain(from)
  return new Map(files).set(mail, before.replace(from, to))
}
const part = (text: string, title: string) =>
  text.split(/\n(?=[A-Z][^\n]*: )/).find((found) => found.startsWith(title))

it('R-STK-08 npm run i18n lists missing, new, broken, inconsistent and altered fixed texts', () => {
  const clean = review(files, files, fixed)
  expect(clean.broken).toBe(false)
  expect(clean.text).toContain('Everything is translated.')
  expect(clean.text).toContain('The source says nothing new.')

  const untranslated = after('msgstr "Recebemos suas fotos"', 'msgstr ""')
  const changed = review(new Map([...files].filter(([file]) => file !== mail)), untranslated, fixed)
  expect(changed.broken).toBe(true)
  expect(part(changed.text, 'To translate')).toMatch(
    /: 1\nlocales\/pt-BR\/mail\.po:\d+: This text has no translation yet/,
  )
  expect(part(changed.text, 'New since')).toContain('“We have your photos”')

  const broken = review(files, after('para {contact}.', 'para {contato}.'), fixed)
  expect(part(broken.text, 'To mend')).toContain('{contato} has to be {contact}')
  expect(part(broken.text, 'To translate')).toContain('Everything is translated.')

  const shared = 'locales/pt-BR/photos/service.po'
  const two = new Map(files).set(
    shared,
    (files.get(shared) ?? '').replace('msgstr "Retratos de Estúdio com IA"', 'msgstr "Fotos"'),
  )
  expect(part(review(files, two, fixed).text, 'The same English')).toContain('This is “Fotos” here')
  const checkout = 'locales/pt-BR/photos/checkout-payment.po'
  const disagreed = new Map(files).set(
    checkout,
    (files.get(checkout) ?? '').replace('"Erro desconhecido"', '"Erro estranho"'),
  )
  expect(part(review(files, disagreed, fixed).text, 'Agreed')).toContain('“Erro desconhecido” are agreed')
})

it('reports a label that grows much longer, but not sentences or fixed texts', () => {
  const of = (source: string, translation: string, comment = '') =>
    findLong(readPo(mail, `#. ${comment}\nmsgid "${source}"\nmsgstr "${translation}"\n`).entries).map(
      ({ text }) => text,
    )
  expect(of('Bot setup', 'Configuração completa do bot')[0]).toContain(
    'has 28 characters for the 9 of “Bot setup”',
  )
  expect(of('Bot setup', 'Configuração completa do bot', 'fixed by the specification')).toEqual([])
  expect(of('Bot setup', 'Configurar bot')).toEqual([])
  expect(
    of(
      '{n, plural, one {# day} other {# days}}',
      '{n, plural, one {# dia} other {# dias corridos, contados}}',
    ),
  ).toHaveLength(1)
  // The text around a plural counts too.
  expect(
    of('{n, plural, other {# days}} left', '{n, plural, other {# dias}} que ainda restam a você'),
  ).toHaveLength(1)
  expect(
    of(
      'A sentence that is longer than a label',
      'Uma frase que é bem mais comprida do que um rótulo costuma ser',
    ),
  ).toEqual([])
})

it('pseudo-texts alter and lengthen every word, and keep placeholders, tags and plural forms', () => {
  const texts = pseudoLocalize({
    a: ['Hello ', ['name'], ', <0>see</0> you'],
    b: [['n', 'plural', { one: ['# photo'], other: ['# photos'] }]],
  } as never) as Record<string, unknown[]>
  expect(texts.a?.slice(0, 4)).toEqual(['⟦', 'Hélló ', ['name'], ', <0>séé</0> ýóú'])
  expect(texts.a?.at(-1)).toMatch(/^~+⟧$/)
  expect(texts.b?.[1]).toEqual(['n', 'plural', { one: ['# phótó'], other: ['# phótós'] }])
})

it('a marked text resolves to its file and line', () => {
  const [id = ''] = Object.entries(messages).find(([, text]) => String(text) === 'Recebemos suas fotos') ?? []
  const suffix = (markWithIds({ [id]: ['x'] } as never) as Record<string, string[]>)[id]?.at(-1) ?? ''
  const bits = suffix.replaceAll('\u2060', '0').replaceAll('\u2063', '1').replace('\u2064', '')
  const read = (bits.match(/.{8}/g) ?? [])
    .map((letter) => String.fromCharCode(Number.parseInt(letter, 2)))
    .join('')
  expect(read).toBe(id)
  const [found] = findText(files, read, 'pt-BR')
  expect(found).toMatchObject({ file: mail, source: 'We have your photos' })
  expect(files.get(mail)?.split('\n')[(found?.line ?? 0) - 1]).toBe('msgstr "Recebemos suas fotos"')
  // In the English frame, the English file is named.
  const [english, ...more] = findText(files, read, 'en-US')
  expect(english).toMatchObject({ file: 'locales/en-US/mail.po', source: 'We have your photos' })
  expect(more).toEqual([])
})

it('a saved file shows the problems that it causes in another one', () => {
  const english = '"A text that two pages share"'
  const both = ['locales/pt-BR/menu.po', mail].map((file, at): [string, string] => [
    file,
    `${files.get(file)}\nmsgid ${english}\nmsgstr "Texto ${at}"\n`,
  ])
  const problems = checkCatalogues(new Map([...files, ...both]), fixed)
  const differing = problems.filter(({ text }) => text.startsWith('This is “Texto '))
  expect(differing).toHaveLength(1)
  for (const [file] of both) expect(problemsOf(file, problems)).toEqual(expect.arrayContaining(differing))
  expect(problemsOf('locales/pt-BR/home.po', differing)).toEqual([])
})

it.each([
  ['without its last quote', 'msgstr "Recebemos suas fotos'],
  ['broken over two lines', 'msgstr "Recebemos\nsuas fotos"'],
])('an extraction refuses a sentence %s, and keeps it', (_, written) => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const folder = mkdtempSync(join(tmpdir(), 'locales-'))
  try {
    cpSync(`${root}locales`, join(folder, 'locales'), { recursive: true })
    const text = after('msgstr "Recebemos suas fotos"', written).get(mail) ?? ''
    writeFileSync(join(folder, mail), text)
    const { status, stdout, stderr } = spawnSync(process.execPath, [`${root}scripts/tasks/extract.ts`], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(stderr).toMatch(/^locales\/pt-BR\/mail\.po:\d+: The quotation marks of this line do not fit/)
    expect([status, stdout]).toEqual([1, ''])
    expect(readFileSync(join(folder, mail), 'utf8')).toBe(text)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('texts are extracted only by the script that first reads every file', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url))
  const files = ['package.json', ...globSync('{scripts,dev}/**/*.{ts,mjs}', { cwd: root })]
  const extracting = files.filter((file) => /lingui\W+extract/.test(readFileSync(root + file, 'utf8')))
  expect(extracting.filter((file) => !file.includes('/tests/'))).toEqual(['scripts/tasks/extract.ts'])
})
