/** The numbers by which the wire format names constants. */
const constants = { null: 0, undefined: 1, true: 2, false: 3 } as const

type Node = { t: number; s?: unknown; a?: Node[]; p?: { k: string[]; v: Node[] } }

/** A value as the browser's calls write it. */
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
/** An address that nobody else has, so that no limit of one sender stands before what is tried. */
export const ownAddress = () => ({ 'cf-connecting-ip': `10.0.${(senders >> 8) & 255}.${senders++ & 255}` })

/**
 * A request that is sent again when the tool that serves the build lost its connection to it: that keeps each for
 * five seconds and does not notice that the other end has closed it. What the build itself answers is not repeated.
 */
export async function send(address: string, init: RequestInit): Promise<Response> {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(address, init)
    if (answer.status !== 500 || tries === 4) return answer
    if (!(await answer.clone().text()).startsWith('Error: Network connection lost')) return answer
  }
}

/** A call of one of our own pages, by plain fetch. */
export function sendCall(origin: string, name: string, init: RequestInit = {}): Promise<Response> {
  return send(`${origin}/_serverFn/${name}`, {
    method: 'POST',
    ...init,
    headers: { ...headers, ...ownAddress(), ...(init.headers as Record<string, string>) },
  })
}

/** What a function answers to its input. @throws when the call failed */
export async function callFunction<Value>(origin: string, name: string, data: unknown): Promise<Value> {
  const answer = await sendCall(origin, name, { body: encodeCall(data) })
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
  const { result } = fromNode(await answer.json()) as { result: Value }
  return result
}
