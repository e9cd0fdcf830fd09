import { parse, type Token } from '@messageformat/parser'
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

/** Counts the visible characters: of a plural its longest form, and of a placeholder its name. */
function lengthOf(text: string): number {
  const longest = (tokens: readonly Token[]): number =>
    tokens.reduce((length, token) => {
      if (token.type === 'octothorpe') return length + 1
      if (token.type === 'content') return length + token.value.replace(/<[^>]*>/g, '').length
      if (token.type === 'argument' || token.type === 'function') return length + token.arg.length
      return length + Math.max(...token.cases.map((form) => longest(form.tokens)))
    }, 0)
  return longest(parse(text))
}
