import type { Problem } from '../catalogues/readPo.ts'

/** The problems that a file has, or that another has because of it, such as another translation of the same text. */
export const problemsOf = (file: string, problems: readonly Problem[]): Problem[] =>
  problems.filter((problem) => problem.file === file || problem.text.includes(`${file}:`))
