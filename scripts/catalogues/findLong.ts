import type { Entry, Problem } from './readPo.ts'

/** Texts this short stand on buttons, tabs and labels, which have a width of their own. */
const label = 24

/** Translations that may not fit where the English stands. Nothing breaks by them; somebody should look. */
export function findLong(entries: readonly Entry[]): Problem[] {
  return entries.flatMap(({ file, line, source, translation, comments }) => {
    const [from, to] = [lengthOf(source), lengthOf(translation)]
    // What was agreed is as long as it is.
    if (comments.some((comment) => comment.includes('fixed by'))) return []
    if (from > label || to <= Math.max(from * 1.6, from + 10)) return []
    return [
      {
        file,
        line,
        text: `“${translation}” has ${to} characters for the ${from} of “${source}”: look at it on a phone.`,
      },
    ]
  })
}

/** Characters that a reader sees: a plural counts by its longest form, a tag not at all. */
function lengthOf(text: string): number {
  if (!/\{\w+, (plural|select)/.test(text)) return text.replace(/<[^>]*>/g, '').length
  const forms = [...text.matchAll(/(?:\w+|=\d+) \{((?:[^{}]|\{\w+\})*)\}/g)]
  return Math.max(...forms.map(([, form = '']) => form.length))
}
