// Extracts the texts of the source into `locales/`. Refuses while a file there is not readable: Lingui would drop the
// sentences around a wrong quotation mark. Run: npm run catalogues

import { readCatalogues } from '../catalogues/readCatalogues.ts'
import { readPo } from '../catalogues/readPo.ts'
import { report } from '../catalogues/report.ts'
import { exitCode, startTool } from './tool.ts'

const problems = [...readCatalogues().files].flatMap(([file, content]) => readPo(file, content).problems)
if (problems.length) process.stderr.write(report(problems))
process.exitCode = problems.length ? 1 : await exitCode(startTool('lingui', ['extract', '--clean']))
