import type { Plugin } from 'vite'
import { checkCatalogues } from './checkCatalogues.ts'
import { readCatalogues } from './readCatalogues.ts'
import { report } from './report.ts'

/** Refuses to build pages from catalogues that would break them; the compiler itself lets most of it pass. */
export function catalogueGate(): Plugin {
  return {
    name: 'catalogue-gate',
    apply: 'build',
    buildStart() {
      const { files, fixed } = readCatalogues()
      const problems = checkCatalogues(files, fixed)
      if (problems.length) this.error(report(problems))
    },
  }
}
