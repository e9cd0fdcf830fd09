// Serves the source and reloads as you edit, for `npm run dev`. With `--translate` the page of translators is at
// /__translate: both editions side by side, and of each text under the pointer its file and line.

import { spawn } from 'node:child_process'

const words = process.argv.slice(2)
const translate = words.includes('--translate')
const rest = words.filter((word) => word !== '--translate')
const server = spawn('vite', ['dev', '-c', 'app.config.ts', '--port', '8787', '--strictPort', ...rest], {
  stdio: 'inherit',
  env: { ...process.env, ...(translate ? { TRANSLATE: 'yes' } : {}) },
})
server.once('exit', (status) => {
  process.exitCode = status ?? 1
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
