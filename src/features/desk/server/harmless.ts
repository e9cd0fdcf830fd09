/**
 * Where a spreadsheet may begin to read a formula: at the start of a cell, and behind every sign that one in another
 * language takes for the end of a cell. Spaces, quotes and invisible characters before it do not matter, nor does the
 * width of the sign.
 */
const formula = /(^|[,;\|\t\r\n])(?=[[\s--[\t\r\n]]\p{Cf}"“”]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/gv

/** Puts an apostrophe before what a spreadsheet would take for a formula (OWASP, CSV injection). */
export function harmless(text: string): string {
  return text.replace(formula, "$1'").replace(/^[\t\r\n]/, "'$&")
}
