// Checks the owner's data and lists values that are still placeholders (R-CFG-07). With `--strict`, for deployments,
// fails when a value that mails or orders require is not set.

import { site, unsetSiteValues } from '../src/catalog/site.ts'
import { requireOwnerData } from './requireOwnerData.ts'

try {
  requireOwnerData()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}

const required = /^(sender|ownerInbox|contact\.)/
const unset = unsetSiteValues(site)
const missing = unset.filter((name) => required.test(name))
if (unset.length) process.stdout.write(`Not set in src/catalog/site.ts: ${unset.join(', ')}\n`)
if (process.argv.includes('--strict') && missing.length) {
  process.stderr.write(`A deployment needs: ${missing.join(', ')}\n`)
  process.exit(1)
}
