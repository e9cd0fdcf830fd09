/** An amount on PayPal's wire: a decimal text with two places, and a currency in capitals. */
export type Money = { currency_code: string; value: string }

/** The currencies of the sandbox; all of them have two decimals. */
export const currencies = ['USD', 'BRL', 'EUR', 'GBP']

export const toMinor = ({ value }: Money): number => Math.round(Number(value) * 100)

export const fromMinor = (minor: number, { currency_code }: Money): Money => ({
  currency_code,
  value: (minor / 100).toFixed(2),
})
