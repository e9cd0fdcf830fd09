import type { SandboxHost } from '../host'
import type { Delivery } from './delivery'
import { sendWebhook } from './send'

/** Milliseconds after which a delivery that is still `sending` counts as lost, by a restart say, and is sent again. */
const lostAfter = 60_000
const maxAttempts = 8

/**
 * Delivers all due webhooks, one after the other. While one is being sent, no other drain sends any: the application
 * calls the sandbox while it handles a webhook, and such a call must not deliver the next webhook before that ends.
 */
export async function drainDeliveries(host: SandboxHost): Promise<void> {
  for (;;) {
    const delivery = await claimNext(host.db)
    if (!delivery) return
    await recordAnswer(host.db, delivery, await sendWebhook(host, delivery))
  }
}

function claimNext(db: D1Database): Promise<Delivery | null> {
  const now = Date.now()
  return db
    .prepare(
      `UPDATE deliveries SET state = 'sending', claimed_at = ?1, attempts = attempts + 1
       WHERE id = (SELECT id FROM deliveries
                   WHERE (state = 'waiting' AND deliver_at <= ?1) OR (state = 'sending' AND claimed_at < ?2)
                   ORDER BY deliver_at, id LIMIT 1)
         AND NOT EXISTS (SELECT 1 FROM deliveries WHERE state = 'sending' AND claimed_at >= ?2)
       RETURNING *`,
    )
    .bind(now, now - lostAfter)
    .first<Delivery>()
}

async function recordAnswer(db: D1Database, { id, attempts }: Delivery, status: number): Promise<void> {
  const delivered = status >= 200 && status < 300
  const state = delivered ? 'delivered' : attempts < maxAttempts ? 'waiting' : 'abandoned'
  // Exponential backoff: 5 s, 10 s, 20 s …
  const deliverAt = Date.now() + 5_000 * 2 ** (attempts - 1)
  await db
    .prepare('UPDATE deliveries SET state = ?, last_status = ?, deliver_at = ? WHERE id = ?')
    .bind(state, status, deliverAt, id)
    .run()
}
