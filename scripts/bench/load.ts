import { Agent, get } from 'node:http'
import type { Served } from '../workerd.ts'

type Load = {
  /** Requests a second. */
  rate: number
  /** CPU time of the runtime per request, in milliseconds. */
  cpu: number
}

const connections = 16

/** Requests one path repeatedly over 16 parallel connections. */
export async function load(
  { origin, cpu }: Served,
  path: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const began = performance.now()
  const used = cpu()
  let answered = 0
  const send = () =>
    new Promise<void>((resolve, reject) => {
      get(origin + path, { agent, headers }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`))
        response.resume().once('end', resolve)
      }).once('error', reject)
    })
  const client = async () => {
    while (performance.now() - began < seconds * 1000) {
      await send()
      answered++
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, client))
    const elapsed = (performance.now() - began) / 1000
    return { rate: answered / elapsed, cpu: ((cpu() - used) * 1000) / answered }
  } finally {
    agent.destroy()
  }
}
