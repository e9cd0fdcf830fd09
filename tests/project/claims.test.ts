import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readPo } from '../../scripts/catalogues/readPo'
import { buyerPage } from '../claims/buyerPage'
import { deskPage } from '../claims/deskPage'
import { deskDisputes } from '../claims/disputes'
import { buyerMails } from '../claims/mails'
import { neutral } from '../claims/neutral'
import { ownerDisputes } from '../claims/ownerDisputes'
import { ownerMails } from '../claims/ownerMails'

/** Files of `src/features/orders/` that say nothing about one order. */
const exceptions: Record<string, string> = {
  'src/features/orders/ThankYou.tsx': 'A page for every buyer, the same for all.',
  'src/features/orders/content/thankYou.ts': 'Content of that page.',
  'src/features/orders/server/copy/copyTexts.ts': 'Says what is in the file of a copy of the data.',
  'src/features/orders/server/linkNotices.ts': 'The same whether or not there are orders.',
  'src/features/orders/server/shares/shareTexts.ts': 'For whom a link was sent, without the order.',
  'src/features/orders/server/withdrawalNotices.ts': 'Refuses a request before any order is read.',
}

/** Files of the desk with sentences about an order. */
const deskSources =
  /^src\/features\/desk\/(order\/(\w+\/)?(useNextStep|BuyersPhotos|Corrections|RefundFailed|OrderTimeline|Disputes|DisputeWarning|DisputeFacts)\.tsx|portraits\/(Delivered|DeliverBar)\.tsx)$/

/** Whether the sentences of a file are about an order. */
const isAboutOrder = (file: string) =>
  deskSources.test(file) || (file.startsWith('src/features/orders/') && !Object.hasOwn(exceptions, file))

const root = new URL('../../', import.meta.url)
const messagesOf = (...catalogues: string[]) =>
  globSync(
    catalogues.map((name) => `locales/en-US/${name}.po`),
    { cwd: fileURLToPath(root) },
  ).flatMap((file) => readPo(file, readFileSync(new URL(file, root), 'utf8')).entries)
const messages = messagesOf('**/*')
const known = new Set(
  [...buyerPage, ...deskPage, ...deskDisputes, ...buyerMails, ...ownerMails, ...ownerDisputes].map(
    ({ says }) => says,
  ),
)

it('every sentence about an order in pages and mails has a claim or is neutral', () => {
  const sentences = messages.filter(
    ({ source, origins }) => /[.!]”?\}*$/.test(source) && origins.some(isAboutOrder),
  )
  expect(sentences.length).toBeGreaterThan(100)
  const uncovered = sentences
    .map(({ source }) => source)
    .filter((text) => !known.has(text) && !neutral.includes(text))
  expect(uncovered, 'A claim of tests/claims/, or neutral.ts').toEqual([])
})

it('covers every file of orders but those named, which still have texts', () => {
  expect(isAboutOrder('src/features/orders/gallery/OrderVerdict.tsx')).toBe(true)
  expect(isAboutOrder('src/features/orders/server/mails/texts/newMail.ts')).toBe(true)
  const origins = new Set(messages.flatMap((message) => message.origins))
  expect(Object.keys(exceptions).filter((file) => !origins.has(file))).toEqual([])
})

it('every claim refers to a sentence that still exists', () => {
  const current = new Set(messagesOf('photos/order', 'desk', 'mail').map(({ source }) => source))
  expect([...known, ...neutral].filter((text) => !current.has(text))).toEqual([])
  expect(neutral.filter((text) => known.has(text))).toEqual([])
})

it('a claim about the owner’s mails has a Portuguese pattern, which differs from the English one', () => {
  const file = 'locales/pt-BR/mail.po'
  const { entries } = readPo(file, readFileSync(new URL(file, root), 'utf8'))
  const translations = new Map(entries.map(({ source, translation }) => [source, translation]))
  const untranslated = [...ownerMails, ...ownerDisputes].filter(
    ({ says }) => !translations.get(says) || translations.get(says) === says,
  )
  expect(untranslated).toEqual([])
})
