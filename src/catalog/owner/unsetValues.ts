/** Returns the paths of values that are still placeholders, end in `.example` or have a phone of the 555 range, or unset: empty. */
export function unsetValues(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (value === null || value === '' || (Array.isArray(value) && !value.length)) return [path]
  if (typeof value === 'string') return /\.example$|^\+?\d*5550100/.test(value) ? [path] : []
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => unsetValues(inner, [...path, key]))
}
