import type { Plugin } from 'vite'
import { checkCatalogues } from './checkCatalogues.ts'
import { readCatalogues } from './readCatalogues.ts'
import { report } from './report.ts'

/** Fails the build on catalogue errors that would break a page. Lingui's compiler does not detect most of them. */
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
