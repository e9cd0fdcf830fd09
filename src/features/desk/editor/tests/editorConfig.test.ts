import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { editionsOf } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { type Locale, locales } from '~/catalog/locales'
import { metadataOf } from '~/catalog/owner/fieldsOf'
import { type OwnerFile, ownerFiles } from '~/catalog/owner/ownerFiles'
import { editedAs, valuesNamed } from '~/catalog/owner/schemas/editing'
import { labelled, says } from '~/catalog/owner/schemas/labels'
import { pathOfFile, withChanged } from '../changed/changedList'
import { editorConfig } from '../editorConfig'
import { fieldOf, fieldsOf } from '../fieldOf'
import { fitToSchema } from '../fitToSchema'
import { partsOf, unwrap } from '../schemaParts'

type Nested = { name: string; hint?: string; fields?: Nested[] }

const root = new URL('../../../../../', import.meta.url)
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8')
const files = Object.keys(ownerFiles) as OwnerFile[]

/** Every schema of a file, with its path. */
function schemasOf(schema: v.GenericSchema, path: string): [path: string, schema: v.GenericSchema][] {
  const { entries = {}, item } = partsOf(unwrap(schema).inner)
  return [
    [path, schema],
    ...Object.entries(entries).flatMap(([name, entry]) => schemasOf(entry, `${path}.${name}`)),
    ...(item && item.type === 'strict_object' ? schemasOf(item, `${path}[]`) : []),
  ]
}

describe('the editor’s form of each file of the owner’s data', () => {
  it.each(locales)(
    'follows from its schema in %s, as the editor’s own description of a configuration wants it',
    (locale) => {
      const config = editorConfig({ locale, title: 'Site', repository: { name: 'my-studio/site' } })
      const description = JSON.parse(textOf('node_modules/@sveltia/cms/schema/sveltia-cms.json'))
      const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(
        description,
      )
      // A pattern may be a regular expression, which JSON does not have.
      const asJson = JSON.parse(
        JSON.stringify(config, (_, value) => (value instanceof RegExp ? value.source : value)),
      )
      validate(asJson)
      expect(validate.errors ?? []).toEqual([])
      const [collection] = asJson.collections
      expect(collection.files.map(({ file }: { file: string }) => file)).toEqual(files.map(pathOfFile))
    },
  )

  it.each(files)('%s: every field has a label in both languages', (file) => {
    for (const [path, schema] of schemasOf(ownerFiles[file], file))
      for (const locale of locales)
        expect(metadataOf(schema).label?.[locale], `${path} in ${locale}`).toMatch(/\S/)
  })

  it.each(locales)(
    'gives examples in the language of an edition, and says what it does not show, in %s',
    (locale) => {
      const hintOf = (file: OwnerFile, ...names: string[]) => {
        let fields = fieldsOf(ownerFiles[file], locale) as Nested[]
        let field: Nested | undefined
        for (const name of names) {
          field = fields.find((one) => one.name === name)
          fields = field?.fields ?? []
        }
        return field?.hint
      }
      expect(hintOf('notice', 'notices', 'us', 'text')).toMatch(/^We’re closed/)
      expect(hintOf('notice', 'notices', 'br', 'text')).toMatch(/^Estaremos fechados/)
      expect(hintOf('notice', 'notices', 'us', 'link', 'href')).toContain('/launch-us')
      expect(hintOf('notice', 'notices', 'br', 'link', 'href')).toContain('/launch-br')
      for (const edition of editionsOf('home'))
        expect(hintOf('openingHours', 'closedOn', edition)).toMatch(
          editions[edition].office ? /^Natal$/ : /Portuguese home only|só na página inicial em português/,
        )
    },
  )

  it.each([
    ['image', ['business', 'founder', 'photoPairs', 'testimonials']],
    ['datetime', ['business', 'notice', 'openingHours', 'photoPairs', 'testimonials']],
  ])('pictures and days are chosen, not typed: %s', (widget, expected) => {
    const has = (file: OwnerFile) =>
      JSON.stringify(fieldOf(file, ownerFiles[file], 'pt-BR')).includes(`"widget":"${widget}"`)
    expect(files.filter(has).toSorted()).toEqual(expected)
  })

  it.each(locales)('each line of the prices has its own name, apart from its number, in %s', (locale) => {
    const names = fieldsOf(ownerFiles.prices, locale).map(({ label = '' }) => label.replace(/^P-\d+ /, ''))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it.each(files)('%s: saving without a change leaves the file as it is', (file) => {
    const text = textOf(pathOfFile(file))
    expect(`${JSON.stringify(fitToSchema(ownerFiles[file], JSON.parse(text)), null, 2)}\n`).toBe(text)
  })
})

describe('a field', () => {
  const asText = says('must be one word', 'precisa ser uma palavra')
  const schema = v.strictObject({
    word: v.pipe(v.string(), v.regex(/^\w+$/, asText), labelled('Word', 'Palavra', ['One.', 'Uma.'])),
    lines: v.nullable(
      v.pipe(v.string(), v.maxLength(200), editedAs('multiline'), labelled('Lines', 'Linhas')),
    ),
    picture: v.exactOptional(v.pipe(v.string(), editedAs({ image: 'people' }))),
    since: v.pipe(v.string(), v.isoDate(), editedAs('day')),
    days: v.pipe(v.number(), v.integer(), v.minValue(7), v.maxValue(180)),
    price: v.nullable(v.number()),
    on: v.boolean(),
    size: v.pipe(v.picklist(['s', 'l']), valuesNamed(['s', 'l'], ['small', 'large'], ['pequeno', 'grande'])),
    colors: v.pipe(v.array(v.picklist(['red', 'blue'])), v.minLength(1)),
    names: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), labelled('Name', 'Nome'))), v.maxLength(6)),
    people: v.array(v.pipe(v.strictObject({ name: v.string() }), labelled('Person', 'Pessoa'))),
    place: v.exactOptional(v.strictObject({ city: v.string() })),
    from: v.exactOptional(v.boolean()),
    firm: v.strictObject({ name: v.nullable(v.string()) }),
  })
  const fieldsIn = (locale: Locale) =>
    Object.fromEntries(
      Object.entries(schema.entries).map(([name, entry]) => [name, fieldOf(name, entry, locale)]),
    )

  it('has the kind, the limits and the message of its schema', () => {
    const fields = fieldsIn('pt-BR')
    expect(fields.word).toEqual({
      name: 'word',
      label: 'Palavra',
      hint: 'Uma.',
      required: true,
      widget: 'string',
      use_emoji_autocomplete: false,
      pattern: [/^\w+$/, 'precisa ser uma palavra'],
    })
    expect(fields.lines).toMatchObject({ widget: 'text', label: 'Linhas', required: false, maxlength: 200 })
    expect(fields.picture).toMatchObject({ widget: 'image', media_folder: '/public/people', required: false })
    expect(fields.since).toMatchObject({
      widget: 'datetime',
      type: 'date',
      format: 'YYYY-MM-DD',
      required: true,
    })
    expect(fields.days).toMatchObject({ widget: 'number', value_type: 'int', min: 7, max: 180 })
    expect(fields.price).toMatchObject({ widget: 'number', value_type: 'float', required: false })
    expect(fields.on).toMatchObject({ widget: 'boolean' })
    expect(fields.size).toMatchObject({
      widget: 'select',
      options: [
        { value: 's', label: 'pequeno' },
        { value: 'l', label: 'grande' },
      ],
    })
    expect(fields.colors).toMatchObject({ widget: 'select', multiple: true, min: 1, required: true })
    // An empty list is no mistake where the schema allows it.
    expect(fields.names).toMatchObject({
      widget: 'list',
      required: false,
      max: 6,
      label_singular: 'Nome',
      field: { name: 'value', widget: 'string', minlength: 1 },
    })
    expect(fields.people).toMatchObject({
      widget: 'list',
      fields: [{ name: 'name' }],
      summary: '{{fields.name}}',
    })
    expect(fields.place).toMatchObject({ widget: 'object', required: false, fields: [{ name: 'city' }] })
  })

  it('that no form can show is an error', () => {
    expect(() => fieldOf('either', v.union([v.string(), v.number()]), 'en-US')).toThrow('union')
  })

  it('that was cleared is left out or null, as its schema wants, and keys keep the order of the schema', () => {
    const given = {
      place: { city: '' },
      from: false,
      firm: { name: '' },
      on: false,
      price: null,
      picture: '',
      lines: '',
      word: 'one',
      people: [{ name: '', __sc_item_id: 'x' }],
      unknown: 1,
    }
    expect(JSON.stringify(fitToSchema(schema, given))).toBe(
      '{"word":"one","lines":null,"price":null,"on":false,"colors":[],"names":[],"people":[{"name":""}],"firm":{"name":null},"unknown":1}',
    )
  })
})

it('a changed file is added to the list of changed files once', () => {
  const once = withChanged('{ "changed": ["prices"] }', ['openingHours'])
  expect(once).toBe('{\n  "changed": [\n    "prices",\n    "openingHours"\n  ]\n}\n')
  expect(withChanged(once, ['openingHours'])).toBe(once)
})
