// Fails when a catalogue would break or falsify a page, or does not hold what the source says; each line names the
// file, the line and what to do. Run by `npm run check`, by the unit tests and by the build.

import { checkCatalogues } from './catalogues/checkCatalogues.ts'
import { compareSource } from './catalogues/compareSource.ts'
import { readCatalogues } from './catalogues/readCatalogues.ts'
import { readSource } from './catalogues/readSource.ts'
import { report } from './catalogues/report.ts'

const { files, fixed } = readCatalogues()
const problems = [...checkCatalogues(files, fixed), ...compareSource(files, await readSource())]
if (problems.length) {
  process.stderr.write(report(problems))
  // Leaves by itself, so that what stands in a pipe is not cut off.
  process.exitCode = 1
}
