// Fails when a text in the source is missing from the catalogues or one of theirs is used no more:
// extracts into the working tree and compares with what was there. Mend with `npm run catalogues`.

import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const read = () =>
  new Map(
    readdirSync('locales', { recursive: true })
      .map((file) => join('locales', String(file)))
      .filter((file) => file.endsWith('.po'))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )
const withoutDate = (text = '') => text.replace(/^"POT-Creation-Date:.*$/m, '')

const before = read()
const output = execFileSync('lingui', ['extract', '--clean'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'pipe'],
})
const after = read()
const stale = [...after.keys()].filter(
  (file) => withoutDate(before.get(file)) !== withoutDate(after.get(file)),
)
for (const [file, text] of before) writeFileSync(file, text)

if (stale.length || /could be extracted|error/i.test(output)) {
  process.stderr.write(
    `Run \`npm run catalogues\` and translate what is new:\n${stale.join('\n')}\n${output.match(/^.*could be extracted.*$/gm)?.join('\n') ?? ''}\n`,
  )
  process.exit(1)
}
