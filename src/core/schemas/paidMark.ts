/**
 * Fragment of the upload page's address where a payment with the wallet leads there. The page says that it was successful
 * once the server says so too, and takes the mark out of the address: a link that carries it claims nothing by itself.
 */
export const paidMark = '#paid'
