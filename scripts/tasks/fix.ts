// Corrects what a program can: format, order of imports, lint with a safe fix, and the catalogues' texts and places. For
// `npm run fix`. What is left is said by `npm run check`.

import { exitCode, startTool } from './tool.ts'

const codes = [
  await exitCode(startTool('biome', ['check', '--write'])),
  // Quiet: a table of counts helps nobody here.
  await exitCode(startTool('lingui', ['extract', '--clean'], { stdio: ['ignore', 'ignore', 'inherit'] })),
]
process.exitCode = Math.max(...codes)
