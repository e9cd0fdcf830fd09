/**
 * Positions where a spreadsheet may start to parse a formula: the start of a cell, and after every character that a
 * spreadsheet in another language treats as a cell separator. Allows for leading spaces, quotes and invisible
 * characters, and for full-width signs.
 */
const formula = /(^|[,;\|\t\r\n])(?=[[\s--[\t\r\n]]\p{Cf}"“”]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/gv

/** Escapes text that a spreadsheet would parse as a formula with an apostrophe (OWASP, CSV injection). */
export function escapeFormulas(text: string): string {
  return text.replace(formula, "$1'").replace(/^[\t\r\n]/, "'$&")
}
