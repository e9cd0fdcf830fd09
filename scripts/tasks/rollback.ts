// Gives all visitors the version before, for `npm run rollback`; `-- <day>` that of the end of a day, such as
// `2026-11-26`, and `-- <version id>` any other.

import { interruption } from '../deploy/interruption.ts'
import { pace } from '../deploy/pace.ts'
import { realTools } from '../deploy/realTools.ts'
import { rollback } from '../deploy/rollback.ts'
import { root } from './tool.ts'

const tools = realTools({ root, interrupted: interruption() })
process.exitCode = (await rollback(tools, process.argv[2] || undefined, pace.betweenTries)) ? 0 : 1
