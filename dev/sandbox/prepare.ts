import { nowInSeconds } from './clock'
import { assertSandboxAllowed } from './guard'
import type { SandboxHost } from './host'
import { expireOverdueSessions } from './stripe/expireSession'
import { createTables } from './tables'

/**
 * Prepares a request to the sandbox: checks the guard, creates the tables and expires overdue sessions.
 * @throws Error when the sandbox is not allowed here
 */
export async function prepareSandbox(host: SandboxHost): Promise<void> {
  assertSandboxAllowed(host)
  await createTables(host.db)
  await expireOverdueSessions(host.db, nowInSeconds())
}
