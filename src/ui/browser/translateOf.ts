/**
 * Gives the `translate` attribute of an element that says no more than this: an amount alone is the same in every
 * language, and a browser that translates the page must not touch it.
 */
export function translateOf(text: string): 'no' | undefined {
  return /\p{L}/u.test(text.replace(/(?:R|US)\$|\bUSD\b/g, '')) ? undefined : 'no'
}
