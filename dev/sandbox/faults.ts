import type { SandboxHost } from './host'
import { createTables } from './tables'

export const faultKinds = ['error', 'timeout', 'garbage'] as const

/**
 * - `error`: does no work and returns 500. As at the providers, Stripe replays this 500 when the idempotency key is
 *   used again, and PayPal does not.
 * - `timeout`: does the work, and fails without a response after ten seconds or when the caller gives up.
 * - `garbage`: does the work and responds with a body that is not JSON.
 */
export type FaultKind = (typeof faultKinds)[number]

export type Fault = {
  kind: FaultKind
  /** How many of the next API calls fail. */
  calls: number
}

/** Sets the fault for the next API calls; `null` clears it. */
export async function setFault({ db }: Pick<SandboxHost, 'db'>, fault: Fault | null): Promise<void> {
  await createTables(db)
  const clear = db.prepare("DELETE FROM settings WHERE name LIKE 'fault:%'")
  if (!fault) {
    await clear.run()
    return
  }
  const set = db.prepare('INSERT INTO settings (name, value) VALUES (?, ?)')
  await db.batch([clear, set.bind(`fault:${fault.kind}`, fault.calls)])
}

export async function readFault(db: D1Database): Promise<Fault | null> {
  const row = await db
    .prepare("SELECT name, value FROM settings WHERE name LIKE 'fault:%' AND value > 0")
    .first<{ name: string; value: number }>()
  return row && { kind: kindOf(row.name), calls: row.value }
}

/** Returns the fault for the current API call and uses up one of its calls; `null` when no fault is set. */
export async function consumeFault(db: D1Database): Promise<FaultKind | null> {
  const row = await db
    .prepare("UPDATE settings SET value = value - 1 WHERE name LIKE 'fault:%' AND value > 0 RETURNING name")
    .first<{ name: string }>()
  return row && kindOf(row.name)
}

const kindOf = (name: string) => name.slice('fault:'.length) as FaultKind
