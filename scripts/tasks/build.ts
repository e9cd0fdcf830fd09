// Builds the site, for `npm run build`; with `--production` for the production environment of wrangler.toml. Then draws
// the pictures for social networks that no longer show what their page says.

import { pathToFileURL } from 'node:url'
import { redrawOutdated } from '../social/redrawOutdated.ts'
import { exitCode, root, startTool } from './tool.ts'

const [flag, ...rest] = process.argv.slice(2)
const production = flag === '--production'
const args = [...(production || !flag ? [] : [flag]), ...rest]
const env = production ? { CLOUDFLARE_ENV: 'production' } : {}
process.exitCode = await exitCode(startTool('vite', ['build', '-c', 'app.config.ts', ...args], { env }))
if (process.exitCode === 0) await redrawOutdated(pathToFileURL(`${root}dist/client/`))
