type WireValue = string | WireValue[] | WireObject
export type WireObject = { [name: string]: WireValue }

/** A node during decoding, when lists are still keyed by index. */
type Node = Map<string, Node | string>

/**
 * Decodes the form encoding of Stripe's clients, in which names nest with brackets: `a[b][0][c]=d` and `a[]=b`.
 * Values stay strings.
 */
export function decodeForm(form: string): WireObject {
  const root: Node = new Map()
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.replaceAll(']', '').split('[')
    let node = root
    for (const [depth, part] of path.entries()) {
      const key = part === '' ? String(node.size) : part
      if (depth === path.length - 1) node.set(key, value)
      else node = childOf(node, key)
    }
  }
  return toObject(root)
}

function childOf(node: Node, key: string): Node {
  const known = node.get(key)
  if (known instanceof Map) return known
  const child: Node = new Map()
  node.set(key, child)
  return child
}

const toObject = (node: Node): WireObject =>
  Object.fromEntries(Array.from(node, ([key, value]) => [key, toValue(value)]))

function toValue(value: Node | string): WireValue {
  if (typeof value === 'string') return value
  const list = value.size > 0 && Array.from(value.keys()).every((key, index) => key === String(index))
  return list ? Array.from(value.values(), toValue) : toObject(value)
}
