/** What each command of the owner's does to the rows of one order; `now` in milliseconds since 1970. */
export const statements: Record<string, (order: string, now: number) => string> = {
  show: (order) => `SELECT * FROM orders WHERE id = '${order}'`,
  'in-production': (order, now) =>
    `UPDATE orders SET status = 'in_production', updated_at = ${now}
     WHERE id = '${order}' AND status IN ('paid', 'photos_received') RETURNING id, status`,
  delivered: (order, now) =>
    `UPDATE orders SET status = 'delivered', delivered_at = ${now}, updated_at = ${now}
     WHERE id = '${order}' AND status IN ('paid', 'photos_received', 'in_production');
     INSERT OR IGNORE INTO outbox (id, kind, subject_id, due_at, created_at)
     SELECT id || ':delivered', 'delivered', id, ${now}, ${now} FROM orders
     WHERE id = '${order}' AND status = 'delivered' RETURNING subject_id AS id, 'delivered' AS status`,
  accept: (order, now) =>
    `UPDATE orders SET status = 'paid', amount_minor = charged_minor, currency = charged_currency, updated_at = ${now}
     WHERE id = '${order}' AND status = 'review' AND plan <> 'unknown';
     INSERT OR IGNORE INTO outbox (id, kind, subject_id, due_at, created_at)
     SELECT id || ':order_paid', 'order_paid', id, ${now}, ${now} FROM orders
     WHERE id = '${order}' AND status = 'paid' RETURNING subject_id AS id, 'paid' AS status`,
  keep: (order, now) =>
    `UPDATE orders SET updated_at = ${now}
     WHERE id = '${order}' AND status IN ('paid', 'photos_received', 'in_production') RETURNING id, status`,
  erase: (order, now) =>
    `UPDATE orders SET erase_requested_at = ${now} WHERE id = '${order}' RETURNING id, 'photos go within five minutes' AS status`,
}
