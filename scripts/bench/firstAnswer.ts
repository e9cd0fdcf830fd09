import { setTimeout as sleep } from 'node:timers/promises'
import type { Served } from '../workerd.ts'

/** Milliseconds of processor time that a process needs from its start to the end of one answer. */
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
    // What the runtime still does in other threads belongs to it.
    await sleep(50)
    return served.cpu() * 1000
  } finally {
    served.stop()
  }
}
