type Price = { price: number; crossedOut?: number }
type Prices = Record<string, Record<string, Price>>

/** Raises every price by the same whole amount, crossed-out ones ten times as much: what was equal stays equal. */
export const raisePrices = (prices: Prices, by: number): Prices =>
  mapValues(prices, (plans) =>
    mapValues(plans, ({ ...plan }) => {
      // In place, because the order of the keys is that of the editor.
      plan.price += by
      if (plan.crossedOut !== undefined) plan.crossedOut += 10 * by
      return plan
    }),
  )

const mapValues = <From, To>(values: Record<string, From>, to: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, to(value)]))
