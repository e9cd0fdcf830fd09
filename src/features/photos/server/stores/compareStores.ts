import { log } from '~/core/log'
import type { Services } from '~/server/services'
import { checkObjects } from './checkObjects'
import { checkRows } from './checkRows'

/**
 * Compares a slice of the bucket with the rows, and a slice of the rows with the bucket, each from where the last run
 * ended. What knows nothing of the other stands in `strays` until it is in order again; nothing is deleted.
 */
export async function compareStores(services: Services): Promise<void> {
  const objects = await checkObjects(services)
  const rows = await checkRows(services)
  log('stores_compared', {
    objects: objects.checked,
    rows: rows.checked,
    object_without_row: objects.strays,
    row_without_object: rows.strays,
  })
}
