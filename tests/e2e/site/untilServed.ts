import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject, vi } from 'vitest'
import { setUpPages } from './visit'

const file = inject('served')
while (!existsSync(file)) await sleep(100)
const problem = readFileSync(file, 'utf8')
if (problem) throw new Error(`The site is not served: ${problem}`)

// The server closes kept-alive connections after five seconds, which a busy test can notice too late, so requests use
// `Connection: close` unless a test sets the header. First remove the stub of the previous file in the same worker.
vi.unstubAllGlobals()
const { fetch } = globalThis
vi.stubGlobal('fetch', (address: string | URL | Request, options?: RequestInit) => {
  const headers = new Headers(options?.headers ?? (address instanceof Request ? address.headers : undefined))
  if (!headers.has('Connection')) headers.set('Connection', 'close')
  return fetch(address, { ...options, headers })
})

setUpPages()
