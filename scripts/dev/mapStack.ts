import { SourceMap, type SourceMapPayload } from 'node:module'
import { relative } from 'node:path'
import type { ViteDevServer } from 'vite'

const place = /https?:\/\/[^/]+(\/[^\s?)]*)[^\s:)]*:(\d+):(\d+)/

/** Maps the browser's positions in a stack trace to source files, and drops lines from node_modules. */
export function mapStack(server: ViteDevServer, stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s*at /.test(line) && !line.includes('/node_modules/'))
    .map((line) =>
      line.replace(place, (whole, path, row, column) => source(server, path, +row, +column) ?? whole),
    )
    .join('\n')
}

function source(
  { environments, config }: ViteDevServer,
  path: string,
  row: number,
  column: number,
): string | undefined {
  const [module] = environments.client.moduleGraph.getModulesByFile(config.root + path) ?? []
  const map = module?.transformResult?.map
  if (!map || !('mappings' in map) || !map.mappings) return undefined
  const entry = new SourceMap(map as unknown as SourceMapPayload).findEntry(row - 1, column - 1)
  if (!('originalLine' in entry)) return undefined
  return `${relative('.', config.root + path)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
}
