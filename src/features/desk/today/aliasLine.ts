/** The line that makes a missing address lead home, to be put among the aliases in `src/catalog/addresses.ts`. */
export function aliasLine(path: string): string {
  const literal = path.replace(/[\\']/g, '\\$&')
  return `'${literal}': screens.home.paths.us,`
}
