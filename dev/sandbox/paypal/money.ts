/** An amount in PayPal's format: a decimal string with two places, and a currency code in capitals. */
export type Money = { currency_code: string; value: string }

/** The currencies that the sandbox accepts; all of them have two decimals. */
export const currencies = ['USD', 'BRL', 'EUR', 'GBP']

export const toMinor = ({ value }: Money): number => Math.round(Number(value) * 100)

export const fromMinor = (minor: number, { currency_code }: Money): Money => ({
  currency_code,
  value: (minor / 100).toFixed(2),
})
