// biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal begin with the escape character
const color = /\u001B\[[\d;]*m/g

/**
 * Returns the line of a tool's output that says what went wrong: wrangler's `[ERROR]` line, else the last line.
 * @example `✘ [ERROR] A request to the Cloudflare API failed.` gives `A request to the Cloudflare API failed.`
 */
export function failureLine(output: string): string {
  const lines = output
    .replace(color, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/Logs were written to|report this error|^🪵/u.test(line))
  const at = lines.findIndex((line) => line.includes('[ERROR]'))
  if (at === -1) return (lines.at(-1) ?? 'it printed nothing').slice(0, 500)
  // Wrangler puts the reason of a refused request on the next line.
  const [error = '', reason = ''] = lines.slice(at)
  const sentence = error.replace(/^.*\[ERROR\]\s*/, '')
  return (/\bAPI\b.*failed/.test(sentence) && reason ? `${sentence} ${reason}` : sentence).slice(0, 500)
}
