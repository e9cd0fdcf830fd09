// Draws the pictures in public/: `npm run draw` lists the kinds, `npm run draw -- social [screen …]` draws one kind.

import { globSync } from 'node:fs'

const kinds = globSync('scripts/draw-*.ts').map((file) => file.replace(/^.*draw-|\.ts$/g, ''))
const [kind = '', ...args] = process.argv.slice(2)
if (kinds.includes(kind)) {
  // Leave only the script's own arguments in process.argv.
  process.argv.splice(2, process.argv.length, ...args)
  await import(`../draw-${kind}.ts`)
} else {
  process.stderr.write(`npm run draw -- <${kinds.sort().join(' | ')}>\n`)
  process.exitCode = 1
}
