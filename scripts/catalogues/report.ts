import type { Problem } from './readPo.ts'

/** One line a problem, as an editor can open it: `file:line: sentence`. What two checks find is said once. */
export function report(problems: readonly Problem[]): string {
  return [...new Set(problems.map(({ file, line, text }) => `${file}:${line}: ${text}\n`))].join('')
}
