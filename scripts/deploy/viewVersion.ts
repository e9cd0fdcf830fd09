import { readJson } from './checks.ts'
import { failureLine } from './failureLine.ts'
import { Problem } from './problem.ts'
import { source } from './source.ts'
import type { Tools } from './tools.ts'

type Viewed = { metadata: { created_on: string }; resources: { bindings: { name: string }[] } }

/**
 * Asks Cloudflare for a version.
 * @returns when it was made, and whether it is one of the site: neither the Worker that the first `wrangler secret put`
 *   makes nor the versions that further secrets make of it have a database
 * @throws Problem
 */
export async function viewVersion(
  { wrangler }: Tools,
  version: string,
): Promise<{ createdOn: string; isSite: boolean }> {
  const { code, stdout, output } = await wrangler(['versions', 'view', version, '--json', ...source])
  const viewed = readJson<Viewed>(stdout)
  if (code !== 0 || !viewed)
    throw new Problem(`Cloudflare did not show version ${version}: ${failureLine(output)}`)
  return {
    createdOn: viewed.metadata.created_on,
    isSite: viewed.resources.bindings.some(({ name }) => name === 'DB'),
  }
}
