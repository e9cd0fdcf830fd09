import openingHours from '../src/catalog/owner/openingHours.json' with { type: 'json' }
import { ownerFaults } from '../src/catalog/owner/ownerFaults.ts'
import { site } from '../src/catalog/site.ts'

/**
 * Refuses to build with broken values of the owner.
 * @throws Error that names each fault in the owner's language
 */
export function requireOwnerData(): void {
  const faults = ownerFaults({ openingHours }, site.ownerLanguage)
  if (faults.length) throw new Error(['src/catalog/owner:', ...faults].join('\n  '))
}
