import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import { tendPages } from './visit'

const file = inject('served')
while (!existsSync(file)) await sleep(100)
const problem = readFileSync(file, 'utf8')
if (problem) throw new Error(`The site is not served: ${problem}`)

tendPages()
