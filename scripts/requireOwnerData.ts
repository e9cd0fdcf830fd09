import { readFileSync } from 'node:fs'
import { ownerFaults } from '../src/catalog/owner/ownerFaults.ts'
import { type OwnerFile, ownerFiles } from '../src/catalog/owner/ownerFiles.ts'
import { site } from '../src/catalog/site.ts'

/**
 * Refuses to build with broken values of the owner.
 * @throws Error that names each fault in the owner's language
 */
export function requireOwnerData(): void {
  const faults = (Object.keys(ownerFiles) as OwnerFile[]).flatMap(faultsOfFile)
  if (faults.length) throw new Error(['src/catalog/owner:', ...faults].join('\n  '))
}

function faultsOfFile(file: OwnerFile): string[] {
  const path = new URL(`../src/catalog/owner/${file}.json`, import.meta.url)
  try {
    return ownerFaults(file, JSON.parse(readFileSync(path, 'utf8')), site.ownerLanguage)
  } catch (error) {
    return [`${file}.json: ${error instanceof Error ? error.message : error}`]
  }
}
