/** Now, in whole seconds since 1970: the unit of every time in Stripe's objects. */
export const nowInSeconds = () => Math.floor(Date.now() / 1000)
