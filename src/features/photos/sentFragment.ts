/**
 * Fragment of the order page's address after an upload. The page confirms the photos only when it has some, and then
 * removes the fragment.
 */
export const sentFragment = '#sent'
