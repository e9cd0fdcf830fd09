// Returns all visitors to the previous version, for `npm run rollback`; with `-- <day>`, such as `2026-11-26`, to the
// one live at the end of that day, and with `-- <version id>` to that one.

import { interruption } from '../deploy/interruption.ts'
import { pace } from '../deploy/pace.ts'
import { realTools } from '../deploy/realTools.ts'
import { rollback } from '../deploy/rollback.ts'
import { root } from './tool.ts'

const tools = realTools({ root, interrupted: interruption() })
process.exitCode = (await rollback(tools, process.argv[2], pace.betweenTries)) ? 0 : 1
