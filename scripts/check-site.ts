// Checks the owner's data and lists values that are still placeholders (R-CFG-07). With `--strict`, for deployments,
// fails when a value that mails or orders require is not set. Reports in the owner's language.

import { ownerLanguage } from './readOwnerFile.ts'
import { requireOwnerData } from './requireOwnerData.ts'
import { listByFile, unsetOwnerValues } from './unsetOwnerValues.ts'

try {
  requireOwnerData()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

const locale = ownerLanguage()
const texts = {
  'en-US': { unset: 'Not set in src/catalog/owner:', needed: 'A deployment needs:' },
  'pt-BR': { unset: 'Falta preencher em src/catalog/owner:', needed: 'A publicação precisa de:' },
}[locale]
const unset = unsetOwnerValues(locale)
const missing = unset.filter(({ required }) => required)
if (unset.length) process.stdout.write(`${texts.unset}\n  ${listByFile(unset).join('\n  ')}\n`)
if (process.argv.includes('--strict') && missing.length) {
  process.stderr.write(`${texts.needed} ${listByFile(missing).join(' · ')}\n`)
  process.exit(1)
}
