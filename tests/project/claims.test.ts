import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readPo } from '../../scripts/catalogues/readPo'
import { buyerPage } from '../claims/buyerPage'
import { deskPage } from '../claims/deskPage'
import { deskDisputes } from '../claims/disputes'
import { buyerMails } from '../claims/mails'
import { neutral } from '../claims/neutral'
import { ownerDisputes } from '../claims/ownerDisputes'
import { ownerMails } from '../claims/ownerMails'

/** Source files of sentences about an order. */
const sources =
  /src\/features\/(orders\/(content\/order\.ts|server\/mails\/texts\/(buyerMails|deletionMails|refundMails|owner\w+)\.ts|(gallery\/)?Order(Shares?|ShareForm|Corrections|Erasure|Erased|Data|Withdrawal|Photos|Receipt|Timeline|Gallery|Hero|Address)\.tsx)|desk\/(order\/(\w+\/)?(useNextStep|BuyersPhotos|Corrections|RefundFailed|OrderTimeline|Disputes|DisputeWarning|DisputeFacts)\.tsx|portraits\/(Delivered|DeliverBar)\.tsx))$/m

const messages = ['photos/order', 'desk', 'mail'].flatMap((name) => {
  const file = `locales/en-US/${name}.po`
  return readPo(file, readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).entries
})
const known = new Set(
  [...buyerPage, ...deskPage, ...deskDisputes, ...buyerMails, ...ownerMails, ...ownerDisputes].map(
    ({ says }) => says,
  ),
)

it('every sentence about an order in pages and mails has a claim or is neutral', () => {
  const sentences = messages.filter(
    ({ source, origins }) => /[.!]\}*$/.test(source) && origins.some((file) => sources.test(file)),
  )
  expect(sentences.length).toBeGreaterThan(100)
  const uncovered = sentences
    .map(({ source }) => source)
    .filter((text) => !known.has(text) && !neutral.includes(text))
  expect(uncovered).toEqual([])
})

it('every claim refers to a sentence that still exists', () => {
  const current = new Set(messages.map(({ source }) => source))
  expect([...known, ...neutral].filter((text) => !current.has(text))).toEqual([])
  expect(neutral.filter((text) => known.has(text))).toEqual([])
})

it('a claim about the owner’s mails has a Portuguese pattern, which differs from the English one', () => {
  const file = 'locales/pt-BR/mail.po'
  const { entries } = readPo(file, readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
  const translations = new Map(entries.map(({ source, translation }) => [source, translation]))
  const untranslated = [...ownerMails, ...ownerDisputes].filter(
    ({ says }) => !translations.get(says) || translations.get(says) === says,
  )
  expect(untranslated).toEqual([])
})
