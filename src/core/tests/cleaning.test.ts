import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import { asciiDomain } from '~/core/schemas/asciiDomain'
import { cleanLine, cleanText } from '~/core/schemas/cleanLine'
import { cleanEmail, emailPattern } from '~/core/schemas/email'
import { multilineText, requiredLine } from '~/core/schemas/fields'
import { foldCase } from '~/core/schemas/foldCase'
import { createOrderNumber, formatOrderNumber, parseOrderNumber } from '~/core/schemas/orderNumber'
import { sessionIn } from '~/core/schemas/search'
import { checkCustomer, isFilled, readCustomer } from '~/features/checkout/client/checkCustomer'
import { orderFormSchema } from '~/features/checkout/schema'
import { contactSchema } from '~/features/contact/schema'
import { emailKey } from '~/server/mail/emailKey'
import { replyTo } from '~/server/mail/replyTo'
import { sourceFiles } from '~tests/sourceFiles'

afterEach(() => vi.unstubAllGlobals())

const hidden = fc.constantFrom(
  ...['\u200b', '\u202a', '\u202c', '\u200e', '\u2060', '\u2066', '\ufeff', '\u00ad', '\u200d', '\r\n', '\t'],
)
const address = fc.constantFrom(
  ...[
    'ana@example.com',
    'José@example.com',
    "o'neil@example.com",
    'maría.peña+x@correo.example',
    'a@münchen.de',
  ],
  ...['用户@例え.jp', 'Ångström@example.com', 'x@xn--mnchen-3ya.de'],
)
/** An address with invisible characters at random positions, in NFC or NFD. */
const disturbed = fc
  .tuple(address, fc.array(fc.tuple(fc.nat(40), hidden), { maxLength: 6 }), fc.constantFrom('NFC', 'NFD'))
  .map(([text, marks, form]) => {
    const letters = [...text.normalize(form)]
    for (const [position, mark] of marks) letters.splice(Math.min(position, letters.length), 0, mark)
    return { text, typed: letters.join('') }
  })

it('R-COE-09 removes invisible characters from an address', () => {
  fc.assert(
    fc.property(disturbed, ({ text, typed }) => {
      expect(cleanEmail(typed)).toBe(text)
      expect(emailPattern.test(cleanEmail(typed))).toBe(true)
    }),
  )
  expect(cleanEmail('o\u2019neil@example.com')).toBe("o'neil@example.com")
})

/** Any text that users type, paste or autofill. */
const typed = fc.oneof(
  disturbed.map((drawn) => drawn.typed),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({
    unit: fc.oneof(hidden, fc.constantFrom('a', ' ', '\u00a0', '\u3164', '@', 'é', '.', '\u2800')),
    maxLength: 12,
  }),
)

it('R-COE-09 R-COE-10 the checkout validates in the browser like the server, and sends exactly the stored values', () => {
  fc.assert(
    fc.property(typed, typed, (customerName, customerEmail) => {
      vi.stubGlobal(
        'FormData',
        class extends Map<string, string> {
          constructor() {
            super([
              ['customerName', customerName],
              ['customerEmail', customerEmail],
            ])
          }
        },
      )
      const customer = readCustomer(null)
      const errors = Object.keys(checkCustomer(customer)).sort()
      const fields = { offer: 'checkout', edition: 'us', plan: 'pro', customerName, customerEmail }
      const form = v.safeParse(orderFormSchema, fields)
      const refused = form.issues?.map((issue) => String(issue.path?.[0]?.key)) ?? []
      expect([...new Set(refused)].sort()).toEqual(errors)
      if (!isFilled(customer)) expect(errors).not.toEqual([])
      // A form cannot submit lone surrogates or NUL.
      const whole = (text: string) => text.toWellFormed().replaceAll('\0', '')
      if (form.success && whole(customerName + customerEmail) === customerName + customerEmail)
        expect(form.output).toMatchObject(customer)
    }),
  )
})

it('R-FRM-02 browser and server treat a field as filled only with visible characters', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const sent = text.toWellFormed().replaceAll('\0', '')
      expect(v.safeParse(requiredLine, sent)).toMatchObject({
        success: cleanLine(sent) !== '',
        output: cleanLine(sent),
      })
      expect(v.parse(multilineText, sent)).toBe(cleanText(sent))
      for (const clean of [cleanLine, cleanText, cleanEmail]) expect(clean(clean(sent))).toBe(clean(sent))
    }),
  )
  const form = { source: 'us-home', edition: 'us', name: '\u200b\u3164', email: 'a@b.co', message: '\u2060' }
  expect(v.safeParse(contactSchema, form).issues?.map(({ path }) => path?.[0]?.key)).toEqual([
    'name',
    'message',
  ])
})

it('user input is cleaned in one place', () => {
  const own = /\.trim\(\)|\.normalize\(/
  const files = sourceFiles('src/{core/schemas,features,sections}/**/*.{ts,tsx}', ['**/server/**'])
  const found = files.filter((file) => own.test(readFileSync(file, 'utf8')))
  expect(found).toEqual([
    'src/core/schemas/cleanLine.ts',
    'src/core/schemas/email.ts',
    'src/core/schemas/foldCase.ts',
    'src/core/schemas/orderNumber.ts',
    // Keeps the visitor's own text unchanged.
    'src/features/contact/prefillMessage.ts',
    // What a visitor writes to the scripted agent stays on the page.
    'src/features/home/agent/agent.ts',
  ])
})

it('R-UPL-23 finds an address regardless of case and Unicode form', () => {
  for (const other of ['JOSÉ@EXAMPLE.COM', 'José@example.com'.normalize('NFD'), 'josé@example.com'])
    expect(emailKey(other)).toBe(emailKey('José@example.com'))
  expect(emailKey('Straße@MÜNCHEN.de')).toBe(emailKey('STRASSE@xn--mnchen-3ya.de'))
  expect(emailKey('jose@example.com')).not.toBe(emailKey('josé@example.com'))
})

it('folds every case of a letter to the same form', () => {
  for (let code = 0; code <= 0x1ffff; code++) {
    const letter = String.fromCodePoint(code)
    if (!/\p{L}/u.test(letter)) continue
    const folded = foldCase(letter)
    for (const other of [letter.toLowerCase(), letter.toUpperCase(), folded])
      if (foldCase(other) !== folded) expect.fail(`${letter} U+${code.toString(16)} and ${other}`)
  }
})

it('R-FRM-17 converts domains to ASCII for mail, and sets Reply-To only when the address is deliverable', () => {
  expect(asciiDomain('ana@münchen.de')).toBe('ana@xn--mnchen-3ya.de')
  expect(asciiDomain('ana@例え.jp')).toBe('ana@xn--r8jz45g.jp')
  // Numeric domains stay unchanged: a URL parser would turn them into IP addresses.
  for (const plain of ['ana@example.com', 'ana@1', 'ana@127.1', 'José@Example.COM'])
    expect(asciiDomain(plain)).toBe(plain)
  expect(replyTo("o'neil@example.com")).toEqual({ replyTo: "o'neil@example.com" })
  expect(replyTo('ana@münchen.de')).toEqual({ replyTo: 'ana@xn--mnchen-3ya.de' })
  expect(replyTo('josé@example.com')).toEqual({})
  fc.assert(
    fc.property(disturbed, ({ text }) => {
      expect(asciiDomain(text).slice(text.lastIndexOf('@'))).toMatch(/^@[\w.-]+$/)
    }),
  )
})

it('R-UPL-01 reads the session id from a URL without characters attached to it', () => {
  for (const stuck of ['', '.', ')', '>', '”', '\u200b', '\n', ' '])
    expect(sessionIn({ session_id: `<cs_test_a1B2-c3${stuck}` })).toBe('cs_test_a1B2-c3')
  for (const none of [undefined, '', ' ', '...', '{CHECKOUT_SESSION_ID}'])
    expect(sessionIn({ session_id: none })).toBeUndefined()
})

it('parses an order number in the forms that people type', () => {
  fc.assert(
    fc.property(
      fc.constant(null).map(createOrderNumber),
      fc.constantFrom('-', '–', '‑', ' ', '\u00a0', ''),
      (number, dash) => {
        const formatted = formatOrderNumber(number).replace('-', dash)
        for (const form of [
          formatted,
          formatted.toLowerCase(),
          ` ${formatted}\u200b`,
          formatted.replaceAll('0', 'O').replaceAll('1', 'l'),
        ])
          expect(parseOrderNumber(form)).toBe(number)
      },
    ),
  )
  for (const none of ['', 'K7QM', 'K7QM-2X9PA', 'K7QM-2X9U', 'Ana Lima'])
    expect(parseOrderNumber(none)).toBeUndefined()
})
