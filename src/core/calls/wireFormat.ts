/**
 * The wire format of server function calls: Seroval's, limited to what JSON can hold and `undefined`. The library
 * itself is ten times as large. `wireFormat.test.ts` compares the two.
 */
type Node = {
  /** Kind: see `kinds`. */
  t: number
  /** Number of an object, to which later nodes may refer. */
  i?: number
  /** A number, an escaped text, or the code of a constant. */
  s?: unknown
  /** Items of an array. */
  a?: Node[]
  /** Keys and values of an object. */
  p?: { k: string[]; v: Node[] }
  o?: 0
}

const kinds = { number: 0, text: 1, constant: 2, reference: 4, array: 9, object: 10 } as const

/** Constants by their code. */
const constants: unknown[] = [null, undefined, true, false]

/**
 * Encodes the input of a call: plain data, whose keys are names in code. Keys are not escaped.
 * @throws TypeError for a function, a symbol, a bigint, or a number that is not finite
 */
export function encodeInput(data: unknown): string {
  let objects = 0
  const encode = (value: unknown): Node => {
    if (Number.isFinite(value)) return { t: kinds.number, s: value }
    // The decoder reads each backslash as the start of an escape.
    if (typeof value === 'string') return { t: kinds.text, s: value.replaceAll('\\', '\\\\') }
    const code = constants.indexOf(value)
    if (code >= 0) return { t: kinds.constant, s: code }
    if (typeof value !== 'object') throw new TypeError(`A call cannot send a ${typeof value}`)
    const i = objects++
    if (Array.isArray(value)) return { t: kinds.array, i, a: value.map(encode), o: 0 }
    const v = Object.values(value as object).map(encode)
    return { t: kinds.object, i, p: { k: Object.keys(value as object), v }, o: 0 }
  }
  return JSON.stringify({ t: encode({ data }), f: 127, m: [] })
}

/** Decodes the result of a call. */
export function decodeResult(answer: unknown): unknown {
  const known = new Map<unknown, unknown>()
  const keep = <Value>({ i }: Node, value: Value): Value => {
    known.set(i, value)
    return value
  }
  const decode = (node: Node): unknown => {
    const { t, i, s, a, p } = node
    if (t === kinds.number) return Number(s)
    if (t === kinds.text) return unescapeText(String(s))
    if (t === kinds.constant) return constants[Number(s)]
    if (t === kinds.reference) return known.get(i)
    if (a) return keep(node, a.map(decode))
    if (p)
      return keep(
        node,
        Object.fromEntries(p.k.map((key, at) => [unescapeText(key), decode(p.v[at] as Node)])),
      )
    throw new TypeError('The result of a call has an unknown form')
  }
  return (decode(answer as Node) as { result?: unknown }).result
}

const escapes: Record<string, string> = { n: '\n', r: '\r', b: '\b', t: '\t', f: '\f', v: '\v' }

const unescapeText = (text: string) =>
  text.replace(/\\(?:x(..)|u(....)|(.))/g, (_, byte, unit, sign) =>
    sign ? (escapes[sign] ?? sign) : String.fromCharCode(Number.parseInt(byte ?? unit, 16)),
  )
