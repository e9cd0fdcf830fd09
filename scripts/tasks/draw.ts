// Draws the pictures in public/: `npm run draw -- all`, or one kind, such as `npm run draw -- social [screen …]`.

import { globSync } from 'node:fs'

const kinds = globSync('scripts/draw-*.ts')
  .map((file) => file.replace(/^.*draw-|\.ts$/g, ''))
  .sort()
const [kind = '', ...args] = process.argv.slice(2)
// Pictures for social networks are taken of the built pages, so they need a build first.
const chosen =
  kind === 'all' ? kinds.filter((name) => name !== 'social') : kinds.filter((name) => name === kind)
if (chosen.length) {
  // Leave only the script's own arguments in process.argv.
  process.argv.splice(2, process.argv.length, ...args)
  for (const name of chosen) await import(`../draw-${name}.ts`)
  if (kind === 'all') process.stdout.write('For social networks: npm run build && npm run draw -- social\n')
} else {
  process.stderr.write(`npm run draw -- <all | ${kinds.join(' | ')}>\n`)
  process.exitCode = 1
}
