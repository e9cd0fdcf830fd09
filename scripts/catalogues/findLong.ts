import type { Entry, Problem } from './readPo.ts'

/** English texts up to this length count as labels of buttons and tabs, whose width is limited. */
const labelLength = 24

/** Reports translations of labels that may be too long to fit, for a visual check. */
export function findLong(entries: readonly Entry[]): Problem[] {
  return entries.flatMap(({ file, line, source, translation, comments }) => {
    const [from, to] = [lengthOf(source), lengthOf(translation)]
    // Agreed texts cannot be shortened.
    if (comments.some((comment) => comment.includes('fixed by'))) return []
    if (from > labelLength || to <= Math.max(from * 1.6, from + 10)) return []
    return [
      {
        file,
        line,
        text: `“${translation}” has ${to} characters for the ${from} of “${source}”: look at it on a phone.`,
      },
    ]
  })
}

/** Counts the visible characters: the longest form of a plural, without tags. */
function lengthOf(text: string): number {
  if (!/\{\w+, (plural|select)/.test(text)) return text.replace(/<[^>]*>/g, '').length
  const forms = [...text.matchAll(/(?:\w+|=\d+) \{((?:[^{}]|\{\w+\})*)\}/g)]
  return Math.max(...forms.map(([, form = '']) => form.length))
}
