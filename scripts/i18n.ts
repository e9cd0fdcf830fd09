// Brings the texts of the source into `locales/`, checks every translation and says what is to be done, file and line
// first. Fails where the site could not be built. For translators: `npm run i18n`.

import { execFileSync } from 'node:child_process'
import { readCatalogues } from './catalogues/readCatalogues.ts'
import { review } from './catalogues/review.ts'

const before = readCatalogues().files
execFileSync('lingui', ['extract', '--clean'], { stdio: ['ignore', 'ignore', 'inherit'] })
const { files, fixed } = readCatalogues()
const { text, broken } = review(before, files, fixed)
process.stdout.write(text)
// Leaves by itself, so that what stands in a pipe is not cut off.
if (broken) process.exitCode = 1
