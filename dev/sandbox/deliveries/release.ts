/** Makes one delivery due now and resets its attempts. A delivered webhook is sent again. */
export async function releaseDelivery(db: D1Database, id: number): Promise<void> {
  await db
    .prepare("UPDATE deliveries SET state = 'waiting', attempts = 0, deliver_at = ? WHERE id = ?")
    .bind(Date.now(), id)
    .run()
}

/** Makes all waiting deliveries due now; held ones stay held. */
export async function releaseWaiting(db: D1Database): Promise<void> {
  await db.prepare("UPDATE deliveries SET deliver_at = ? WHERE state = 'waiting'").bind(Date.now()).run()
}

/** Makes a held event due now and moves it to the end of the queue. */
export async function releaseEvent(db: D1Database, eventId: string): Promise<void> {
  await db
    .prepare(
      `UPDATE deliveries SET id = (SELECT MAX(id) + 1 FROM deliveries), state = 'waiting', deliver_at = ?
       WHERE event_id = ? AND state = 'held'`,
    )
    .bind(Date.now(), eventId)
    .run()
}

/** Releases all held events of a PayPal order, oldest first, to the end of the queue. */
export async function releaseHeld(db: D1Database, about: string): Promise<void> {
  const { results } = await db
    .prepare("SELECT event_id FROM deliveries WHERE about = ? AND state = 'held' ORDER BY id")
    .bind(about)
    .all<{ event_id: string }>()
  for (const { event_id } of results) await releaseEvent(db, event_id)
}
