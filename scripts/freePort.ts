import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems give to connections by themselves: what is free here is so a minute later. */
const [first, end] = [20_000, 32_000]

/** A port of this machine that is free. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, end)
    if (await isFree(port)) return port
  }
}

/** Tells whether no program listens on a port of this machine. */
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
