import { describe, expect, it } from 'vitest'
import { checkCatalogues } from '../catalogues/checkCatalogues'
import { compareSource } from '../catalogues/compareSource'
import { readCatalogues } from '../catalogues/readCatalogues'
import { readPo } from '../catalogues/readPo'
import { readSource } from '../catalogues/readSource'
import { report } from '../catalogues/report'

const all = readCatalogues()
const checkout = 'locales/pt-BR/photos/checkout.po'
const payment = 'locales/pt-BR/photos/checkout-payment.po'
const mail = 'locales/pt-BR/mail.po'
const about = 'locales/pt-BR/home/br.po'

/** A few catalogues are enough for the faults below; fixed texts of the others are left out. */
const files = new Map(
  [...all.files].filter(([file]) => /\/(common|menu|mail|home\/br|photos\/[\w-]+)\.po$/.test(file)),
)
const marked = [...files].flatMap(([file, content]) =>
  readPo(file, content).entries.flatMap(({ comments, source }) =>
    comments.join().includes('fixed by') ? source : [],
  ),
)
const fixed = Object.fromEntries(Object.entries(all.fixed).filter(([english]) => marked.includes(english)))

/** The report of the check after an edit of one Portuguese file. */
function edit(file: string, change: (content: string) => string): string {
  const before = files.get(file) ?? ''
  const after = change(before)
  expect(after, 'the edit changes the file').not.toBe(before)
  return report(checkCatalogues(new Map(files).set(file, after), fixed))
}

/** Replaces a substring. */
const swap = (from: string, to: string) => (content: string) => content.replace(from, to)

/** The report for the catalogues with one more text, given in English and Portuguese. */
function add(english: string, portuguese: string): string {
  const pair = (translation: string) =>
    `\n#: src/server/mail/content/mail.ts\nmsgid ${JSON.stringify(english)}\nmsgstr ${JSON.stringify(translation)}\n`
  const more = new Map(files)
    .set('locales/en-US/mail.po', files.get('locales/en-US/mail.po') + pair(english))
    .set(mail, files.get(mail) + pair(portuguese))
  return report(checkCatalogues(more, fixed))
}

const lineOf = (file: string, text: string) => (files.get(file) ?? '').split(text)[0]?.split('\n').length

describe('the catalogues of the repository', () => {
  it('R-I18-01 have no faults and keep the fixed texts', () => {
    expect(report(checkCatalogues(all.files, all.fixed))).toBe('')
  })

  // Parses every source file, which takes half a minute on a busy machine.
  it('R-I18-01 contain every text of the source and no obsolete ones', { timeout: 180_000 }, async () => {
    const source = await readSource()
    expect(report(compareSource(all.files, source))).toBe('')
    const short = new Map(all.files).set(
      mail,
      (files.get(mail) ?? '').replace(/#\. Mail\n.*\nmsgid "Keep this.*\n.*\n/, ''),
    )
    expect(report(compareSource(short, source))).toMatch(
      /^locales\/pt-BR\/mail\.po:1: The text “Keep this email/,
    )
    // References on one line and in another order, as other tools write them.
    const home = 'locales/pt-BR/home.po'
    const moved = (all.files.get(home) ?? '').replace(/^#: (\S+)\n#: (\S+)$/m, '#: $2 $1')
    expect(moved).not.toBe(all.files.get(home))
    expect(report(compareSource(new Map(all.files).set(home, moved), source))).toBe('')
  })
})

it('R-STK-04 every text with a placeholder, a tag or a single word has a comment or context for translators', () => {
  const uncommented = [...all.files].flatMap(([file, content]) =>
    readPo(file, content).entries.filter(({ source, comments, context }) =>
      /[{<]/.test(source) || !/\s/.test(source)
        ? !context && comments.every((comment) => comment.startsWith('placeholder '))
        : false,
    ),
  )
  expect(uncommented.map(({ file, source }) => `${file}: ${source}`)).toEqual([])
})

describe('a placeholder', () => {
  it('missing in the pay button is reported with file and line', () => {
    const line = lineOf(checkout, 'msgstr "Checkout Seguro')
    expect(edit(checkout, swap('Seguro - {price} USD', 'Seguro'))).toContain(
      `${checkout}:${line}: {price} is missing: write it where its value has to stand. Its English: “Secure Checkout - {price} USD”.\n`,
    )
  })

  it('translated in the paid mail is reported', () => {
    expect(edit(mail, swap('para {contact}', 'para {contato}'))).toMatch(
      /^locales\/pt-BR\/mail\.po:\d+: \{contato\} has to be \{contact\}: .* never translated\. Its English: “.*{contact}\.”\.\n$/,
    )
  })

  it('absent from the English is reported', () => {
    expect(edit(mail, swap('"Equipe {brand}"', '"Equipe {brand} {order}"'))).toContain(
      '{order} is no value of this text',
    )
  })

  it('missing in one form of a plural is reported', () => {
    const english = '{n, plural, one {# photo of {name}} other {# photos of {name}}}'
    expect(add(english, '{n, plural, one {# foto de {name}} other {# fotos de {name}}}')).toBe('')
    expect(add(english, '{n, plural, one {# foto de {name}} other {# fotos}}')).toContain(
      '{name} is missing in one of the forms',
    )
  })

  it('with another format is reported', () => {
    expect(add('{total, number, percent} done', '{total} pronto')).toContain('written otherwise')
  })

  it('escaped by apostrophes is reported as missing', () => {
    expect(add('The plan {plan}', "O plano '{plan}'")).toContain('{plan} is missing')
  })
})

describe('a plural or select', () => {
  const english =
    '{size, plural, =0 {No power-ups chosen yet} one {# power-up chosen} other {# power-ups chosen}}'

  it('needs one, other and the exact numbers of the English; many is optional', () => {
    expect(edit(about, swap('one {# add-on escolhido} ', ''))).toContain(
      'The form “one {…}” of {size, plural, …} is',
    )
    expect(edit(about, swap('=0 {Nenhum add-on escolhido} ', ''))).toContain('The form “=0 {…}” of')
    expect(edit(about, swap('other {# add-ons esc', 'many {#} other {# add-ons esc'))).toBe('')
    expect(edit(about, swap('one {# add-on esc', 'few {#} one {# add-on esc'))).toContain('“few” is no form')
    expect(edit(about, swap('other {# add-ons escolhidos}', 'other {add-ons}'))).toContain('lacks #')
    expect(files.get(about)).toContain(english)
  })

  it('keeps the keys of a select', () => {
    const edition = '{edition, select, us {dollars} other {reais}}'
    expect(add(edition, '{edition, select, us {dólares} other {reais}}')).toBe('')
    expect(add(edition, '{edition, select, eua {dólares} other {reais}}')).toContain(
      'The form “us {…}” of {edition,',
    )
  })

  it('cannot be replaced by the plain value', () => {
    expect(add('{n, plural, one {# photo} other {# photos}}', '{n} fotos')).toContain(
      '{n} is written otherwise',
    )
  })
})

describe('a tag', () => {
  it('that is missing, duplicated or badly nested is reported', () => {
    expect(edit(checkout, swap('<0>Abrir nesta aba</0>', 'Abrir nesta aba'))).toContain('<0>…</0> is missing')
    expect(edit(checkout, swap('nesta aba</0>', 'nesta aba'))).toContain('<0> does not pair')
    expect(edit(checkout, swap('Abrir nesta aba</0>', 'Abrir</0> <0>nesta aba</0>'))).toContain(
      'here 2 times',
    )
    expect(add('<0>a</0> <1>b</1>', '<0>a <1>b</0> c</1>')).toContain('does not pair')
    expect(
      edit('locales/pt-BR/home/br.po', swap('"<0/> add-ons escolhidos"', '"add-ons escolhidos"')),
    ).toContain('<0/> is missing')
  })

  it('that is HTML, or an HTML entity, is rejected; a less-than sign is not', () => {
    expect(edit(mail, swap('Seu pedido está', 'Seu pedido <strong>está</strong>'))).toContain(
      '<strong>…</strong> does not stand',
    )
    expect(edit(mail, swap('Seu pedido está', 'Seu pedido <a href=\\"x\\">está'))).toContain('is HTML')
    expect(edit(mail, swap('Seu pedido está', 'Seu&nbsp;pedido está'))).toContain('&nbsp; is HTML')
    expect(add('under 24 h', '<24 h & já')).toBe('')
  })
})

describe('a translation', () => {
  it('that is missing, fuzzy or without its leading space is reported', () => {
    expect(edit(mail, swap('"Recebemos suas fotos"', '""'))).toContain('has no translation yet')
    expect(edit(mail, swap('msgid "We have your photos"', '#, fuzzy\nmsgid "We have your photos"'))).toMatch(
      /^locales\/pt-BR\/mail\.po:\d+: This translation is marked “fuzzy”.*\n$/,
    )
    expect(edit('locales/pt-BR/common.po', swap('msgstr " por vídeo"', 'msgstr "por vídeo"'))).toContain(
      'begins without the space',
    )
  })

  it('that differs from another of the same English is reported, with the location of the other', () => {
    expect(
      edit('locales/pt-BR/photos/service.po', swap('msgstr "Retratos de Estúdio com IA"', 'msgstr "Fotos"')),
    ).toMatch(
      /service\.po:\d+: This is “Fotos” here and “Retratos de .*” in locales\/pt-BR\/\S+\.po:\d+: use one/,
    )
    // A missing translation is one fault, not two.
    const missing = edit(
      'locales/pt-BR/photos/order.po',
      swap('msgid "Photos"\nmsgstr "Fotos"', 'msgid "Photos"\nmsgstr ""'),
    )
    expect(missing).toContain('has no translation yet')
    expect(missing).not.toContain('use one')
  })

  it('may differ when a context gives another meaning', () => {
    const [us, br] = ['"Basic"', '"Fundamental"'].map(
      (text) => `\nmsgctxt "soap"\nmsgid "Basic"\nmsgstr ${text}\n`,
    )
    const more = new Map(files)
      .set('locales/en-US/mail.po', files.get('locales/en-US/mail.po') + (us ?? ''))
      .set(mail, files.get(mail) + (br ?? ''))
    expect(report(checkCatalogues(more, fixed))).toBe('')
  })

  it('whose English was edited is reported with where to change English', () => {
    const text = edit(mail, swap('msgid "We have your photos"', 'msgid "We got your photos"'))
    expect(text).toContain('change its English in locales/en-US')
    expect(text).toContain('The text “We have your photos” is not in this file')
  })

  it('that occurs twice in a file is reported', () => {
    expect(
      edit(mail, (content) => `${content}\nmsgid "We have your photos"\nmsgstr "Recebemos suas fotos"\n`),
    ).toContain('stands in the file twice')
  })

  it('with gettext plural forms is rejected', () => {
    const plural = '\nmsgid "photo"\nmsgid_plural "photos"\nmsgstr[0] "foto"\nmsgstr[1] "fotos"\n'
    expect(edit(mail, (content) => content + plural)).toContain('uses msgid_plural')
    const second = '\nmsgid "photo"\nmsgstr[1] "fotos"\n'
    expect(edit(mail, (content) => content + second)).toContain('This “msgid” has no “msgstr” after it')
  })
})

it('R-STK-04 a language without an edition is checked like any other, except for fixed Portuguese texts', () => {
  const spanish = (file: string) => file.replace('pt-BR', 'es-US')
  const own = [...files].filter(([file]) => file.includes('pt-BR'))
  const three = new Map([...files, ...own.map(([file, content]) => [spanish(file), content] as const)])
  const check = (all: typeof three) => report(checkCatalogues(all, fixed, ['pt-BR', 'es-US']))
  expect(check(three)).toBe('')

  const broken = new Map(three).set(
    spanish(mail),
    swap('para {contact}', 'para {contacto}')(files.get(mail) ?? ''),
  )
  expect(check(broken)).toMatch(/^locales\/es-US\/mail\.po:\d+: \{contacto\} has to be \{contact\}/)
  const free = swap('"Erro desconhecido"', '"Error desconocido"')(files.get(payment) ?? '')
  expect(check(new Map(three).set(spanish(payment), free))).toBe('')
  three.delete(spanish(mail))
  expect(check(three)).toMatch(/^locales\/es-US\/mail\.po:1: The text “.*” is not in this file/)
})

describe('English of the owner', () => {
  const home = 'locales/en-US/home.po'
  /** The catalogues with the English of the source, whatever the owner has written. */
  const ofSource = new Map(
    [...all.files].map(([file, content]) => [
      file,
      file.startsWith('locales/en-US/')
        ? content.replace(
            /^msgid (".+")\nmsgstr ".*"(?:\n".*")*$/gm,
            (_, text) => `msgid ${text}\nmsgstr ${text}`,
          )
        : content,
    ]),
  )
  /** The report of the check after an entry of an English file has got another text. */
  function write(file: string, source: string, text: string): string {
    const before = ofSource.get(file) ?? ''
    const quoted = JSON.stringify(source)
    const after = before.replace(
      `msgid ${quoted}\nmsgstr ${quoted}`,
      () => `msgid ${quoted}\nmsgstr ${JSON.stringify(text)}`,
    )
    expect(after, 'the edit changes the file').not.toBe(before)
    return report(checkCatalogues(new Map(ofSource).set(file, after), all.fixed))
  }

  it('may replace a text of the source, or be empty', () => {
    expect(write(home, 'Compare the three side by side', 'See the three together')).toBe('')
    expect(write(home, 'Compare the three side by side', '')).toBe('')
  })

  it('keeps places and tags', () => {
    expect(write(home, '{monthly} maintenance', 'maintenance')).toMatch(
      /^locales\/en-US\/home\.po:\d+: \{monthly\} is missing/,
    )
  })

  it('leaves agreed words as they are', () => {
    expect(write('locales/en-US/home/us.po', 'View Pricing Options', 'See prices')).toMatch(
      /^locales\/en-US\/home\/us\.po:\d+: The words “View Pricing Options” are agreed and fixed, in English too/,
    )
  })

  it('is the same in every catalogue that has the text', () => {
    expect(write('locales/en-US/landing.po', 'Direct links', 'Shortcuts')).toBe('')
    const shared = [...ofSource].flatMap(([file, content]) =>
      file.startsWith('locales/en-US/')
        ? readPo(file, content).entries.filter(
            ({ comments, context }) => !context && !comments.join().includes('fixed by'),
          )
        : [],
    )
    const [first, second] =
      Map.groupBy(shared, ({ source }) => source)
        .values()
        .find((entries) => entries.length > 1 && !/["\\{<]/.test(entries[0]?.source ?? '')) ?? []
    const text = write(first?.file ?? '', first?.source ?? '', 'Something else')
    expect(text).toContain(
      `${second?.file}:${second?.line}: This English is “${first?.source}” here and “Something else” in ${first?.file}:${first?.line}`,
    )
  })
})

describe('R-I18-02 a fixed text', () => {
  it('must stay in Portuguese; the report names the fixed text and its file', () => {
    expect(edit(payment, swap('"Erro desconhecido"', '"Erro não identificado"'))).toContain(
      'The words “Erro desconhecido” are agreed and fixed: put them back, or change the agreement in locales/fixed.json first.',
    )
  })

  it('must stay in English; both files are reported', () => {
    const change = swap('"Unknown error"', '"Strange error"')
    const both = new Map(files)
      .set(payment, change(files.get(payment) ?? ''))
      .set(
        'locales/en-US/photos/checkout-payment.po',
        (files.get('locales/en-US/photos/checkout-payment.po') ?? '').replaceAll(
          '"Unknown error"',
          '"Strange error"',
        ),
      )
    const text = report(checkCatalogues(both, fixed))
    expect(text).toContain('The English is marked as agreed word for word')
    expect(text).toMatch(
      /locales\/fixed\.json:\d+: “Unknown error” is agreed, but no text of the source says it/,
    )
  })

  it('stays marked', () => {
    const text = edit('locales/pt-BR/photos/upload.po', (content) =>
      content.replace(
        '#. fixed by the specification\n#: src/features/photos/uploadErrors.ts\nmsgid "You can',
        '#: src/features/photos/uploadErrors.ts\nmsgid "You can',
      ),
    )
    expect(text).toContain('“You can upload a maximum of 30 photos” is agreed')
  })
})

describe('a broken file', () => {
  it.each([
    ['a brace', swap('para {contact}.', 'para {contact.'), 'A “{” has lost its “}”'],
    ['the other brace', swap('para {contact}.', 'para contact}.'), 'A “}” has lost its “{”'],
    [
      'a quotation mark',
      swap('msgstr "Recebemos suas fotos"', 'msgstr "Recebemos suas fotos'),
      'quotation marks',
    ],
    [
      'a mark inside',
      swap('msgstr "Recebemos suas fotos"', 'msgstr "Recebemos "suas" fotos"'),
      'quotation marks',
    ],
    ['a keyword', swap('msgstr "Recebemos suas fotos"', 'msgst "Recebemos suas fotos"'), 'quotation marks'],
    ['a whole line', swap('msgstr "Recebemos suas fotos"\n', ''), 'This “msgid” has no “msgstr” after it'],
    ['its English', swap('msgid "We have your photos"\n', ''), 'This “msgstr” has no “msgid” before it'],
    [
      'its peace',
      swap('msgid "We have your photos"', '<<<<<<< HEAD\nmsgid "We have your photos"'),
      'does not belong',
    ],
    ['its encoding', swap('Recebemos suas', 'Recebemos \ufffdsuas'), 'save the file as UTF-8'],
  ])('without %s gets one message with file and line', (_, change, sentence) => {
    const text = edit(mail, change)
    expect(text.split('\n')).toHaveLength(2)
    expect(text).toMatch(/^locales\/pt-BR\/mail\.po:\d+: /)
    expect(text).toContain(sentence)
  })
})

describe('output of translation tools', () => {
  it('with Windows line endings passes', () => {
    expect(edit(mail, (content) => content.replaceAll('\n', '\r\n'))).toBe('')
  })

  it('with lines wrapped by msgcat or Poedit passes', () => {
    const wrapped = edit(mail, (content) =>
      content.replace(/^(msgid|msgstr) "(.{30,}?) (.+)"$/gm, '$1 ""\n"$2 "\n"$3"'),
    )
    expect(wrapped).toBe('')
  })

  it('with obsolete and previous texts, header lines, translator comments and another order passes', () => {
    const rewritten = edit(mail, (content) => {
      const [head = '', ...entries] = content.trimEnd().split('\n\n')
      return [
        `# Equipe de tradução\n${head}\n"X-Generator: Poedit 3.6\\n"\n"Plural-Forms: nplurals=2; plural=(n > 1);\\n"`,
        ...entries.reverse().map((entry) => `# revisto\n#, no-wrap\n#| msgid "Before"\n${entry}`),
        '#~ msgctxt "old"\n#~ msgid "Gone {name}"\n#~ msgstr "Foi-se"',
        '#, fuzzy\n#~| msgid "Older"\n#~ msgid "Gone too"\n#~ msgstr ""\n#~ "Foi-se "\n#~ "também"',
      ].join('\n\n')
    })
    expect(rewritten).toBe('')
  })
})
