// Extracts the texts of the source into `locales/`, checks every translation and prints the tasks for translators with
// file and line. Fails when a problem would fail the build. Run: npm run i18n

import { execFileSync } from 'node:child_process'
import { readCatalogues } from './catalogues/readCatalogues.ts'
import { review } from './catalogues/review.ts'

const before = readCatalogues().files
execFileSync('lingui', ['extract', '--clean'], { stdio: ['ignore', 'ignore', 'inherit'] })
const { files, fixed } = readCatalogues()
const { text, broken } = review(before, files, fixed)
process.stdout.write(text)
// Set the exit code instead of calling `process.exit`, which can truncate output to a pipe.
if (broken) process.exitCode = 1
