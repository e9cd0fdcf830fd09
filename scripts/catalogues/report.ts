import type { Problem } from './readPo.ts'

/** One line a problem, as an editor can open it: `file:line: sentence`. */
export function report(problems: readonly Problem[]): string {
  return problems.map(({ file, line, text }) => `${file}:${line}: ${text}\n`).join('')
}
