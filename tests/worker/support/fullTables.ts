/** Rows of each table. */
const orders = 100_000
const contacts = 1_000_000

const day = 86_400_000
const numbers = (last: number) =>
  `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${last})`

/**
 * Fills the database as after years of business, with more due work per job than one run processes: unconfirmed
 * payments, refund checks, stalled orders, photos to announce and to delete, mails to send.
 */
export async function fillTables(db: D1Database): Promise<void> {
  const now = Date.now()
  // Of every hundred orders, one waits in each of these states; the rest are finished.
  const status = `CASE i % 100
    WHEN 1 THEN 'created' WHEN 2 THEN 'pending' WHEN 3 THEN 'paid' WHEN 4 THEN 'photos_received'
    WHEN 5 THEN 'in_production' WHEN 6 THEN 'delivered' WHEN 7 THEN 'refunded' WHEN 8 THEN 'paid'
    ELSE CASE WHEN i % 2 THEN 'expired' ELSE 'delivered' END END`
  const old = `${now} - CASE WHEN i % 100 < 9 THEN 77 ELSE 400 END * ${day}`
  await db.batch([
    db.prepare(`${numbers(orders)}
      INSERT INTO orders (id, number, offer, plan, edition, amount_minor, currency, provider, request_key,
        provider_session_id, provider_payment_id, customer_email, status, expires_at, created_at, updated_at,
        checked_at, paid_at, delivered_at, photos_at, files_at, announced_at)
      SELECT 'order-' || i, printf('%08d', i), 'checkout', 'pro', 'us', 29900, 'USD', 'stripe', 'key-' || i,
        'cs_test_full_' || i, 'pi_full_' || i, 'ana@example.com', ${status}, ${old} + 10800000, ${old}, ${old},
        CASE WHEN i % 100 < 9 THEN NULL ELSE ${now} END, ${old}, ${old},
        CASE WHEN i % 100 IN (3, 4, 6, 7) THEN ${old} END, CASE WHEN i % 100 IN (3, 4, 6, 7) THEN ${old} END, NULL FROM n`),
    db.prepare(`${numbers(orders)}
      INSERT INTO order_photos (id, order_id, key, name, size, type, sha256, created_at, stored_at)
      SELECT 'photo-' || i, 'order-' || i, 'key-' || i, 'a.jpg', 1, 'image/jpeg', 'hash', 0,
        CASE WHEN i % 100 IN (3, 4, 6, 7) THEN ${now} - 77 * ${day} END FROM n WHERE i % 100 < 9`),
    db.prepare(`${numbers(orders)}
      INSERT INTO outbox (id, kind, subject_id, attempts, due_at, sent_at, created_at, failures)
      SELECT 'mail-' || i, 'order_paid', 'order-' || i, 1, 0, CASE WHEN i % 100 THEN ${now} END, 0, 1 FROM n`),
    db.prepare(
      `${numbers(orders)} INSERT INTO processed_events SELECT 'stripe', 'evt_full_' || i, 'x', 0 FROM n`,
    ),
    db.prepare(`${numbers(contacts)}
      INSERT INTO contacts (id, source, edition, name, email, company, instagram, message, flagged, message_key,
        created_at, notified_at, answered_at)
      SELECT 'contact-' || i, 'us-home', 'us', 'Ana', 'ana@example.com', NULL, NULL, 'Hello', NULL,
        'message-' || i, 0, 0, NULL FROM n`),
    db.prepare(`${numbers(10_000)}
      INSERT INTO disputes (id, order_id, payment_id, kind, status, amount_minor, currency, opened_at, read_at)
      SELECT 'du_full_' || i, 'order-' || (i * 10), 'pi_full_' || (i * 10), 'dispute',
        CASE WHEN i % 10 THEN 'won' ELSE 'open' END, 29900, 'USD', 0, 0 FROM n`),
    db.prepare(`${numbers(1000)} INSERT INTO missing_paths SELECT '/old/' || i, 1, NULL, 0, 0 FROM n`),
  ])
  // A thousand orders each: notice sent and photos due; deletion requested by the buyer; without activity for long.
  await db.batch([
    db.prepare(`UPDATE orders SET notice_sent_at = updated_at + 76 * ${day}, delivered_at = updated_at - 14 * ${day}
      WHERE rowid % 100 = 6`),
    db.prepare(`UPDATE orders SET erase_requested_at = updated_at WHERE rowid % 100 = 7`),
    db.prepare(`UPDATE orders SET updated_at = updated_at - 100 * ${day} WHERE rowid % 100 = 4`),
  ])
}
