import { editions } from '~/catalog/editions'
import { readerEdition } from '~/catalog/readerEdition'
import { deskOrders } from '~/features/desk/functions/listOrders'
import type { Catalogues } from '~/i18n/catalogues'

/** Loads what every page of the desk needs: its texts in the reader's language, and how much work waits. */
export async function openDesk({ catalogues }: { catalogues: Catalogues }) {
  // First the words: without them nothing could say what failed.
  await catalogues.load(editions[readerEdition()].locale, 'desk')
  // The shortest of the lists; the counts are the same with each.
  const { counts } = await deskOrders({ data: { list: 'review' } })
  return { counts, now: Date.now() }
}
