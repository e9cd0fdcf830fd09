/** Source line that makes a missing path an alias of the home page, for `src/catalog/addresses.ts`. */
export function aliasLine(path: string): string {
  const literal = path.replace(/[\\']/g, '\\$&')
  return `'${literal}': screens.home.paths.us,`
}
