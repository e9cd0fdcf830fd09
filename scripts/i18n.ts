// Extracts the texts of the source into `locales/`, checks every translation and prints the tasks for translators with
// file and line. Fails when a problem would fail the build. Run: npm run i18n

import { readCatalogues } from './catalogues/readCatalogues.ts'
import { review } from './catalogues/review.ts'
import { exitCode, startTool } from './tasks/tool.ts'

const before = readCatalogues().files
const extraction = startTool('scripts/tasks/extract.ts', [], { stdio: ['ignore', 'ignore', 'inherit'] })
process.exitCode = await exitCode(extraction)
if (process.exitCode === 0) {
  const { files, fixed } = readCatalogues()
  const { text, broken } = review(before, files, fixed)
  process.stdout.write(text)
  // Set the exit code instead of calling `process.exit`, which can truncate output to a pipe.
  if (broken) process.exitCode = 1
}
