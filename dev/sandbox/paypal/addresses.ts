/** The hosts that answer: the one to call, and the one that PayPal's own links name. */
export const paypalHosts = ['https://api-m.sandbox.paypal.com', 'https://api.sandbox.paypal.com']

/** What links in orders, captures and refunds begin with. */
export const paypalApi = 'https://api.sandbox.paypal.com'
