import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Lighthouse's slow 4G: round-trip latency in milliseconds and throughput in bytes per second. */
export const slow4G = { latency: 150, throughput: (1.6 * 1024 * 1024) / 8 }

const chunk = 4096

/** Returns a simulated connection: answers share its throughput, and each is delayed by one round trip. */
export function slowConnection() {
  let free = 0
  const pass = async (bytes: number) => {
    const from = Math.max(free, performance.now())
    free = from + (bytes / slow4G.throughput) * 1000
    await sleep(free - performance.now())
  }
  return {
    async send(response: ServerResponse, body: Buffer): Promise<void> {
      await sleep(slow4G.latency)
      for (let at = 0; at < body.length; at += chunk) {
        const part = body.subarray(at, at + chunk)
        await pass(part.length)
        response.write(part)
      }
      response.end()
    },
  }
}
