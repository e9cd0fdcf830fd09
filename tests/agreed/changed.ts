import { readFileSync, writeFileSync } from 'node:fs'

const file = new URL('../../src/catalog/owner/agreed.json', import.meta.url)

/**
 * What the owner has changed on purpose since it was agreed: files, such as `openingHours`, and rows, such as `prices
 * P-04`.
 */
export const readChanged = (): string[] => JSON.parse(readFileSync(file, 'utf8')).changed

/** Replaces the marked rows of a file; other marks stay. @param rows such as `P-04` */
export function markRows(name: string, rows: readonly string[]): void {
  const others = readChanged().filter((mark) => !mark.startsWith(`${name} `))
  const changed = [...others, ...rows.map((row) => `${name} ${row}`)]
  writeFileSync(file, `${JSON.stringify({ changed }, null, 2)}\n`)
}
