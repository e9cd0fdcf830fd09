// Deploys the site step by step and goes back by itself, for `npm run deploy`. docs/deploy.md describes the steps.

import { deploy } from '../deploy/deploy.ts'
import { interruption } from '../deploy/interruption.ts'
import { pace } from '../deploy/pace.ts'
import { realTools } from '../deploy/realTools.ts'
import { readSettings } from '../deploy/settings.ts'
import { root } from './tool.ts'

const tools = realTools({ root, interrupted: interruption() })
process.exitCode = (await deploy(tools, { settings: readSettings(root), pace, root })) ? 0 : 1
