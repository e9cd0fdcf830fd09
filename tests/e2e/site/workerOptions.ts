import { devNull } from 'node:os'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

/**
 * The options of a Worker as its configuration says them: an empty file takes the place of `.dev.vars` beside it, whose
 * keys would make the tests call the providers.
 */
export const workerOptionsOf = (config: string) =>
  unstable_getMiniflareWorkerOptions(config, undefined, { envFiles: [devNull] }).workerOptions
