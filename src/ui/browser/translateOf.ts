/**
 * Returns the `translate` attribute for an element with this text: browser translation must not alter a bare amount.
 */
export function translateOf(text: string): 'no' | undefined {
  return /\p{L}/u.test(text.replace(/(?:R|US)\$|\bUSD\b/g, '')) ? undefined : 'no'
}
