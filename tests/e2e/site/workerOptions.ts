import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'

/**
 * The options of a Worker with the variables that its configuration has, and none of `.dev.vars` beside it, whose keys
 * would make the tests call the providers.
 */
export function workerOptionsOf(config: string) {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(config)
  const { vars } = unstable_readConfig({ config }, { hideWarnings: true })
  return Object.assign(workerOptions, { bindings: vars })
}
