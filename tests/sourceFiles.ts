import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const cwd = fileURLToPath(new URL('../', import.meta.url))

/**
 * Paths of the product's own files, without tests.
 * @param patterns globs, relative to the project's folder
 * @param exclude further globs to leave out
 */
export const sourceFiles = (patterns: string | string[], exclude: string[] = []) =>
  globSync(patterns, { cwd, exclude: ['**/tests/**', ...exclude] }).sort()
