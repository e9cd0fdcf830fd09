import { unstable_getMiniflareWorkerOptions, unstable_readConfig } from 'wrangler'

/**
 * The options of a Worker with the variables that its configuration has, and none of `.dev.vars` beside it, whose keys
 * would make the tests call the providers.
 */
export const workerOptionsOf = (config: string) => ({
  ...unstable_getMiniflareWorkerOptions(config).workerOptions,
  bindings: unstable_readConfig({ config }, { hideWarnings: true }).vars,
})
