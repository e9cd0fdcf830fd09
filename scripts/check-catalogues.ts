// Fails when a catalogue would break or falsify a page, or differs from the source. Prints the file, the line and the
// remedy of each problem. `npm run check` runs it; the unit tests and the build run the same checks.

import { checkCatalogues } from './catalogues/checkCatalogues.ts'
import { compareSource } from './catalogues/compareSource.ts'
import { readCatalogues } from './catalogues/readCatalogues.ts'
import { readSource } from './catalogues/readSource.ts'
import { report } from './catalogues/report.ts'

const { files, fixed } = readCatalogues()
const problems = [...checkCatalogues(files, fixed), ...compareSource(files, await readSource())]
if (problems.length) {
  process.stderr.write(report(problems))
  // Set the exit code instead of calling `process.exit`, which can truncate output to a pipe.
  process.exitCode = 1
}
