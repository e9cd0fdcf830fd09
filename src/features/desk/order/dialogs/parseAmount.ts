/**
 * Reads an amount as people type it, `1,290.50` and `1.290,50` alike: a separator in front of one or two digits at the
 * end divides the cents, any other the thousands.
 * @returns minor units, `undefined` where it is no amount
 */
export function parseAmount(text: string): number | undefined {
  const bare = text.replace(/[\s\u00a0]|US\$|R\$|\$/g, '')
  const parts = /^(\d{1,9}|\d{1,3}([.,])\d{3}(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/.exec(bare)
  const [, whole = '', thousands, point, cents = ''] = parts ?? []
  if (!whole || (point && point === thousands)) return undefined
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}
