import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject, vi } from 'vitest'
import { tendPages } from './visit'

const file = inject('served')
while (!existsSync(file)) await sleep(100)
const problem = readFileSync(file, 'utf8')
if (problem) throw new Error(`The site is not served: ${problem}`)

// A connection that is kept may end just as it is used again: the server closes it after five seconds, which a busy
// test notices late. Who asks about connections says so. What the file before has put there, read by the same worker,
// goes first.
vi.unstubAllGlobals()
const { fetch } = globalThis
vi.stubGlobal('fetch', (address: string | URL | Request, options?: RequestInit) => {
  const headers = new Headers(options?.headers ?? (address instanceof Request ? address.headers : undefined))
  if (!headers.has('Connection')) headers.set('Connection', 'close')
  return fetch(address, { ...options, headers })
})

tendPages()
