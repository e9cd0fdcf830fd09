// Starts the development server, for `npm run dev`. With `--translate`, /__translate shows the translators' page: both
// editions side by side, with the file and line of each text under the pointer.

import { readAddress } from './address.ts'
import { step } from './step.ts'
import { exitCode, offline, startTool } from './tool.ts'

const { port, origin, rest } = await readAddress('dev')
await step('Database migrated', 'scripts/tasks/migrate.ts', [], offline)
const server = startTool(
  'vite',
  [
    'dev',
    '-c',
    'app.config.ts',
    '--port',
    `${port}`,
    '--strictPort',
    ...rest.filter((word) => word !== '--translate'),
  ],
  {
    env: {
      DEV_ORIGIN: origin,
      ...offline,
      ...(rest.includes('--translate') ? { TRANSLATE: 'yes' } : {}),
    },
  },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
process.exitCode = await exitCode(server)
