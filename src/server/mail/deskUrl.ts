import type { Config } from '../config'

/** Returns the URL of a page of the owner's desk. */
export function deskUrl({ publicOrigin }: Pick<Config, 'publicOrigin'>, path = ''): string {
  return `${publicOrigin}/desk${path}`
}
