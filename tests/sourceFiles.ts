import { globSync } from 'node:fs'

const cwd = new URL('../', import.meta.url).pathname

/**
 * Paths of the product's own files, without tests.
 * @param patterns globs, relative to the project's folder
 * @param exclude further globs to leave out
 */
export const sourceFiles = (patterns: string | string[], exclude: string[] = []) =>
  globSync(patterns, { cwd, exclude: ['**/tests/**', ...exclude] }).sort()
