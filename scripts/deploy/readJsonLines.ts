import { existsSync, readFileSync } from 'node:fs'

/** Reads a file with one JSON object on each line; a missing file has none. */
export function readJsonLines(file: string): Record<string, unknown>[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}
