// Draws pictures of public/: `npm run draw` names them, `npm run draw -- social [screen …]` draws one kind.

import { globSync } from 'node:fs'

const kinds = globSync('scripts/draw-*.ts').map((file) => file.replace(/^.*draw-|\.ts$/g, ''))
const [kind = '', ...words] = process.argv.slice(2)
if (kinds.includes(kind)) {
  // The script reads its own words.
  process.argv.splice(2, process.argv.length, ...words)
  await import(`../draw-${kind}.ts`)
} else {
  process.stderr.write(`npm run draw -- <${kinds.sort().join(' | ')}>\n`)
  process.exitCode = 1
}
