/**
 * Parses a typed amount such as `1,290.50` or `1.290,50`: a separator before one or two final digits marks the cents,
 * any other the thousands.
 * @param perUnit minor units of one unit of the currency
 * @returns minor units; `undefined` when the text is not an amount, or is finer than the currency
 */
export function parseAmount(text: string, perUnit = 100): number | undefined {
  const compact = text.replace(/[\s\u00a0]|US\$|R\$|\$/g, '')
  const parts = /^(\d{1,9}|\d{1,3}([.,])\d{3}(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/.exec(compact)
  const [, whole = '', thousands, point, cents = ''] = parts ?? []
  if (!whole || (point && point === thousands)) return undefined
  const minor = ((Number(whole.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'))) * perUnit) / 100
  return Number.isInteger(minor) ? minor : undefined
}
