/** Returns the paths of values that are empty, or still placeholders (ending in `.example`, or a 555 phone number). */
export function unsetValues(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (value === null || value === '' || (Array.isArray(value) && !value.length)) return [path]
  if (typeof value === 'string') return /\.example$|^\+?\d*5550100/.test(value) ? [path] : []
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, inner]) => unsetValues(inner, [...path, key]))
}
