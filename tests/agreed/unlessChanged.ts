import { readFileSync } from 'node:fs'
import agreed from '~/catalog/owner/agreed.json' with { type: 'json' }
import type { OwnerFile } from '~/catalog/owner/ownerFiles'

const { changed } = agreed as { changed: string[] }
const matrix = readFileSync(new URL('../requirements.md', import.meta.url), 'utf8')

/** A row of the matrix, from its id on. @throws when there is none */
export function agreedRow(id: string): string {
  const row = new RegExp(`^\\| ${id} \\| (.*)$`, 'm').exec(matrix)?.[1]
  if (row === undefined) throw new Error(`tests/requirements.md has no row ${id}`)
  return row
}

/** Whether a file still has to be as it was agreed; the owner lists in `agreed.json` what they changed. */
export const isDelivered = (file: OwnerFile) => !changed.includes(file)

/** What a failed comparison with the matrix says. */
export const askTheOwner = (file: OwnerFile) =>
  `src/catalog/owner/${file}.json differs from what was agreed. If you want that, add "${file}" to "changed" in src/catalog/owner/agreed.json.`
