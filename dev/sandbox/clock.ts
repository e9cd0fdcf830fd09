/** The current time in whole seconds since 1970, the unit of every time in Stripe's objects. */
export const nowInSeconds = () => Math.floor(Date.now() / 1000)

/** Formats a time as PayPal's orders and captures have it: RFC 3339 in whole seconds. */
export const timestamp = (milliseconds: number = Date.now()) =>
  `${new Date(milliseconds).toISOString().slice(0, 19)}Z`
