import { editions } from '~/editions'
import { deskOrders } from '~/functions/desk/listOrders'
import type { Catalogues } from '~/i18n/catalogues'
import { readerEdition } from '~/readerEdition'

/** Loads what every page of the desk needs: its texts in the reader's language, and how much work waits. */
export async function openDesk({ catalogues }: { catalogues: Catalogues }) {
  const [{ counts }] = await Promise.all([
    // The shortest of the lists; the counts are the same with each.
    deskOrders({ data: { list: 'review' } }),
    catalogues.load(editions[readerEdition()].locale, 'desk'),
  ])
  return { counts, now: Date.now() }
}
