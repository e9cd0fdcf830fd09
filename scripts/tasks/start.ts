// Builds the site, migrates its local database and serves it with `wrangler dev`, for `npm start`. Prints one line per
// step, then the URLs; logs only failed requests.

import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { readAddress, startMessage } from './address.ts'
import { step } from './step.ts'
import { exitCode, offline, startTool } from './tool.ts'

const { port, origin, rest } = await readAddress('start')
await step('Site built', 'vite', ['build', '-c', 'app.config.ts'])
await step('Database migrated', 'scripts/tasks/migrate.ts', [], offline)

const server = startTool(
  'wrangler',
  [
    'dev',
    ...['--port', `${port}`, '--inspector-port', '0', '--var', `PUBLIC_ORIGIN:${origin}`],
    ...['--show-interactive-dev-session=false', ...rest],
  ],
  { env: offline, stdio: ['inherit', 'pipe', 'pipe'] },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))

let serving = false
const output: string[] = []
for (const stream of [server.stdout, server.stderr])
  if (stream)
    createInterface(stream).on('line', (line) => {
      if (!serving) output.push(line)
      else if (reportsFailure(line)) process.stderr.write(`${line}\n`)
    })

/** Whether a line reports a failure: hides wrangler's notes and the Worker's log of successful requests. */
function reportsFailure(line: string): boolean {
  if (line.startsWith('{"event":')) return /^\{"event":"\w*failed"|"status":5/.test(line)
  return line.trim() !== '' && !/^\[wrangler:(info|log)\]/.test(line)
}

const ended = exitCode(server).then((code) => {
  if (!serving) process.stderr.write(`${output.join('\n')}\n✗ The server did not start.\n`)
  process.exit(code)
})
while (!serving) {
  serving = await fetch(origin).then(
    () => true,
    () => false,
  )
  await Promise.race([sleep(100), ended])
}
process.stdout.write(startMessage(origin))
