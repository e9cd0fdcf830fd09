import { editions } from '~/catalog/editions'
import { readerEdition } from '~/catalog/readerEdition'
import { deskOrders } from '~/features/desk/functions/listOrders'
import type { Catalogues } from '~/i18n/catalogues'

/** Loads what every page of the desk needs: its texts in the user's language, the pending counts, the server's time. */
export async function loadDesk({ catalogues }: { catalogues: Catalogues }) {
  // Texts first: an error message needs them.
  await catalogues.load(editions[readerEdition()].locale, 'desk')
  // Every list returns the same counts; this one is the shortest.
  const { counts, serverTime } = await deskOrders({ data: { list: 'review' } })
  return { counts, now: serverTime }
}
