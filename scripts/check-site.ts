// Checks the owner's data and lists values that are still placeholders (R-CFG-07). With `--strict`, for deployments,
// fails when a value that mails or orders require is not set. Reports in the owner's language.

import { testimonials } from '../src/catalog/owner/testimonials.ts'
import { ownerLanguage } from './owner/readOwnerFile.ts'
import { requireOwnerData } from './owner/requireOwnerData.ts'
import { listByFile, unsetOwnerValues } from './owner/unsetOwnerValues.ts'

try {
  await requireOwnerData()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

const locale = ownerLanguage()
const texts = {
  'en-US': {
    unset: 'Not set in src/catalog/owner:',
    needed: 'A deployment needs:',
    consent: 'Without the day of a consent',
  },
  'pt-BR': {
    unset: 'Falta preencher em src/catalog/owner:',
    needed: 'A publicação precisa de:',
    consent: 'Sem data da autorização',
  },
}[locale]
const unset = unsetOwnerValues(locale)
const missing = unset.filter(({ required }) => required)
if (unset.length) process.stdout.write(`${texts.unset}\n  ${listByFile(unset).join('\n  ')}\n`)
const withoutConsent = new Set(
  Object.values(testimonials).flatMap((list) => list.filter((one) => !one.consented).map(({ name }) => name)),
)
if (withoutConsent.size)
  process.stdout.write(`${texts.consent} (testimonials.json): ${[...withoutConsent].join(', ')}\n`)
if (process.argv.includes('--strict') && missing.length) {
  process.stderr.write(`${texts.needed} ${listByFile(missing).join(' · ')}\n`)
  process.exit(1)
}
