/**
 * Parses a typed amount such as `1,290.50` or `1.290,50`: a separator before one or two final digits marks the cents,
 * any other the thousands.
 * @returns minor units; `undefined` when the text is not an amount
 */
export function parseAmount(text: string): number | undefined {
  const compact = text.replace(/[\s\u00a0]|US\$|R\$|\$/g, '')
  const parts = /^(\d{1,9}|\d{1,3}([.,])\d{3}(?:\2\d{3})*)(?:([.,])(\d{1,2}))?$/.exec(compact)
  const [, whole = '', thousands, point, cents = ''] = parts ?? []
  if (!whole || (point && point === thousands)) return undefined
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}
