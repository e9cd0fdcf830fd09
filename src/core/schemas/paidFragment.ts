/**
 * Fragment of the upload page's address after a wallet payment. The page confirms the payment only when the server
 * does, and then removes the fragment: a link with it proves nothing by itself.
 */
export const paidFragment = '#paid'
