import { setTimeout as sleep } from 'node:timers/promises'
import type { Served } from '../workerd.ts'

/** Returns the CPU time in milliseconds that a new process uses until it has answered one request. */
export async function firstAnswer(
  start: () => Promise<Served>,
  path: string,
  init: RequestInit = {},
): Promise<number> {
  const served = await start()
  try {
    const answer = await fetch(served.origin + path, init)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
    // Include the work that other threads of the runtime finish after the answer.
    await sleep(50)
    return served.cpu() * 1000
  } finally {
    served.stop()
  }
}
