import { readFileSync } from 'node:fs'

/** Names of files and folders that Git ignores, such as those that a system or an editor puts beside ours. */
export const ignored: readonly string[] = readFileSync(new URL('../.gitignore', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => line.replace(/\/$/, '') || [])

/** Whether Git ignores a file by its name. */
export const isIgnored = (path: string): boolean => ignored.includes(path.replace(/^.*[/\\]/, ''))
