/** Codes of constants in the wire format. */
const constants = { null: 0, undefined: 1, true: 2, false: 3 } as const

type Node = { t: number; s?: unknown; a?: Node[]; p?: { k: string[]; v: Node[] } }

/** Encodes a value in the wire format of server function calls. */
function toNode(value: unknown, next = { id: 0 }): Node {
  if (typeof value === 'number') return { t: 0, s: value }
  if (typeof value === 'string') return { t: 1, s: JSON.stringify(value).slice(1, -1) }
  if (value === null || typeof value !== 'object')
    return { t: 2, s: constants[String(value) as keyof typeof constants] }
  const i = next.id++
  if (Array.isArray(value)) return { t: 9, i, a: value.map((item) => toNode(item, next)), o: 0 } as Node
  const v = Object.values(value).map((item) => toNode(item, next))
  return { t: 10, i, p: { k: Object.keys(value), v }, o: 0 } as Node
}

function fromNode({ t, s, a, p }: Node): unknown {
  if (t === 2) return [null, undefined, true, false][s as number]
  if (a) return a.map(fromNode)
  if (p) return Object.fromEntries(p.k.map((key, at) => [key, fromNode(p.v[at] as Node)]))
  return t === 1 ? JSON.parse(`"${s}"`) : s
}

export const encodeCall = (data: unknown) => JSON.stringify({ t: toNode({ data }), f: 63, m: [] })

const headers = {
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'x-tsr-serverfn': 'true',
}

let senders = 0
/** A unique client IP address, so that no rate limit per sender interferes with the test. */
export const uniqueClientIp = () => ({
  'cf-connecting-ip': `10.0.${(senders >> 8) & 255}.${senders++ & 255}`,
})

/**
 * Fetches, and retries when the dev server lost its connection to the build: it keeps connections for five seconds
 * and does not notice that the other end closed them. Responses of the build itself are not retried.
 */
export async function send(address: string, init: RequestInit): Promise<Response> {
  for (let tries = 0; ; tries++) {
    const response = await fetch(address, init)
    if (response.status !== 500 || tries === 4) return response
    if (!(await response.clone().text()).startsWith('Error: Network connection lost')) return response
  }
}

/** Calls a server function with `fetch`, with the headers that a page of the site sends. */
export function sendCall(origin: string, name: string, init: RequestInit = {}): Promise<Response> {
  return send(`${origin}/_serverFn/${name}`, {
    method: 'POST',
    ...init,
    headers: { ...headers, ...uniqueClientIp(), ...(init.headers as Record<string, string>) },
  })
}

/** Calls a server function and returns its result. @throws when the response is not successful */
export async function callFunction<Value>(origin: string, name: string, data: unknown): Promise<Value> {
  const response = await sendCall(origin, name, { body: encodeCall(data) })
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
  const { result } = fromNode(await response.json()) as { result: Value }
  return result
}
