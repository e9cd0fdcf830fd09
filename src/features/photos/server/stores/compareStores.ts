import { log } from '~/core/log'
import type { Services } from '~/server/services'
import { checkObjects } from './checkObjects'
import { checkRows } from './checkRows'

/**
 * Compares one page of the bucket with the rows, and one page of the rows with the bucket, continuing from the last
 * run. Mismatches are listed in `strays` until they are resolved; nothing is deleted.
 */
export async function compareStores(services: Services): Promise<void> {
  const objects = await checkObjects(services)
  const rows = await checkRows(services)
  log('stores_compared', {
    objects: objects.checked,
    rows: rows.checked,
    object_without_row: objects.orphans,
    row_without_object: rows.orphans,
  })
}
