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

/** Whether a port of this machine is free. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port)
  const free = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (free) {
    server.close()
    await once(server, 'close')
  }
  return free
}
