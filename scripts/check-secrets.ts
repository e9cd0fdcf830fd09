// Stops a deployment whose secrets are missing. Reads only their names; the values never leave the platform.

import { execFileSync } from 'node:child_process'
import { missingSecrets } from './missing-secrets.ts'

const refuse = (sentences: readonly string[]): never => {
  process.stderr.write(`Not deployed.\n${sentences.map((sentence) => `  ${sentence}\n`).join('')}`)
  process.exit(1)
}

// Name the source configuration: an earlier build leaves another one, possibly for another environment.
const args = ['secret', 'list', '--env', 'production', '--config', 'wrangler.toml', '--format', 'json']
let listed = ''
try {
  listed = execFileSync('wrangler', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
} catch {
  refuse([
    'The secrets of the deployed Worker could not be listed. Before the first deployment, set them:',
    'wrangler secret put PHOTO_LINK_SECRET --env production',
  ])
}
const missing = missingSecrets(listed)
if (missing.length) refuse(missing)
