// Builds the site, migrates its local database and serves it with `wrangler dev`, for `npm start`. Says one line a step
// and then the addresses; of the requests only what failed.

import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { readAddress, welcome } from './address.ts'
import { step } from './step.ts'
import { exitCode, offline, startTool } from './tool.ts'

const { port, origin, rest } = await readAddress('start')
await step('Site built', 'vite', ['build', '-c', 'app.config.ts'])
await step('Database migrated', 'wrangler', ['d1', 'migrations', 'apply', 'DB', '--local'])

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
const said: string[] = []
for (const stream of [server.stdout, server.stderr])
  if (stream)
    createInterface(stream).on('line', (line) => {
      if (!serving) said.push(line)
      else if (tellsOfFailure(line)) process.stderr.write(`${line}\n`)
    })

/** Everything but wrangler's notes and the Worker's log of what went well. */
function tellsOfFailure(line: string): boolean {
  if (line.startsWith('{"event":')) return /^\{"event":"\w*failed"|"status":5/.test(line)
  return line.trim() !== '' && !/^\[wrangler:(info|log)\]/.test(line)
}

const ended = exitCode(server).then((code) => {
  if (!serving) process.stderr.write(`${said.join('\n')}\n✗ The server did not start.\n`)
  process.exit(code)
})
while (!serving) {
  serving = await fetch(origin).then(
    () => true,
    () => false,
  )
  await Promise.race([sleep(100), ended])
}
process.stdout.write(welcome(origin))
