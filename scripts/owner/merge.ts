type Part = { [key: string]: unknown }

const isObject = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Merges a part of a JSON file into its content: objects are merged, everything else is replaced. */
export function merge(content: unknown, part: unknown): unknown {
  if (!isObject(content) || !isObject(part)) return part
  const merged = Object.entries(part).map(([key, value]) => [key, merge(content[key], value)])
  return { ...content, ...Object.fromEntries(merged) }
}
