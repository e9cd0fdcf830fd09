import type { Problem } from './readPo.ts'

/** Formats problems one per line, as `file:line: sentence`, without duplicates. */
export function report(problems: readonly Problem[]): string {
  return [...new Set(problems.map(({ file, line, text }) => `${file}:${line}: ${text}\n`))].join('')
}
