import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ephemeral port range, so that the system does not assign a free port to a connection in the meantime. */
const [first, end] = [20_000, 32_000]

/** Returns a free port of this machine. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, end)
    if (await isFree(port)) return port
  }
}

/** Whether a port of this machine can be used. */
const isFree = async (port: number): Promise<boolean> => (await portFault(port)) === undefined

/** Why a port of this machine cannot be used, such as `EADDRINUSE` or `EACCES`; undefined when it can. */
export async function portFault(port: number): Promise<string | undefined> {
  const server = createServer().listen(port)
  const fault = await once(server, 'listening').then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  )
  if (fault === undefined) {
    server.close()
    await once(server, 'close')
  }
  return fault
}
