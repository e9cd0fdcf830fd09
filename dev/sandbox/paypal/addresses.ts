/** The hosts that the sandbox answers for: the API's, and the one in PayPal's own links. */
export const paypalHosts = ['https://api-m.sandbox.paypal.com', 'https://api.sandbox.paypal.com']

/** The base URL of links in orders, captures and refunds. */
export const paypalApi = 'https://api.sandbox.paypal.com'
