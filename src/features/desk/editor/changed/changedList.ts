import { type OwnerFile, ownerFiles } from '~/catalog/owner/ownerFiles'

/** Path in the repository of the list of files that the owner has changed from what was agreed. */
export const agreedPath = 'src/catalog/owner/agreed.json'

/** Path in the repository of a file of the owner's data. */
export const pathOfFile = (name: OwnerFile) => `src/catalog/owner/${name}.json`

/** The file of the owner's data at a path. */
export const fileAtPath = (path: unknown): OwnerFile | undefined =>
  (Object.keys(ownerFiles) as OwnerFile[]).find((name) => pathOfFile(name) === path)

/**
 * Adds files to the list of those that the owner has changed, so that the tests of what was agreed do not refuse them.
 * @param text the list as it is in the repository
 * @returns the list with each file on a line of its own, as the editor saves the others
 */
export function withChanged(text: string, files: readonly OwnerFile[]): string {
  const agreed = JSON.parse(text) as { changed: string[] }
  const changed = [...new Set([...agreed.changed, ...files])]
  return `${JSON.stringify({ ...agreed, changed }, null, 2)}\n`
}
