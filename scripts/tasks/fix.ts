// Applies automatic fixes: format, order of imports, safe lint fixes, and the catalogues' texts and origins. For
// `npm run fix`; `npm run check` reports the rest.

import { exitCode, startTool } from './tool.ts'

const codes = [
  await exitCode(startTool('biome', ['check', '--write'])),
  // Hide the table of message counts.
  await exitCode(startTool('scripts/tasks/extract.ts', [], { stdio: ['ignore', 'ignore', 'inherit'] })),
]
process.exitCode = Math.max(...codes)
