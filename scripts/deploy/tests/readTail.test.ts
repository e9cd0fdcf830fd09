import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { endGroup } from '../endGroup'
import { readTail } from '../readTail'

/** A program that prints as `wrangler tail` does, and then goes on. */
const printing = (text: string, program = process.execPath) =>
  spawn(program, ['--eval', `process.stdout.write(${JSON.stringify(text)}); setInterval(() => 0, 1000)`], {
    detached: true,
  })
const event = '{\n  "outcome": "ok",\n  "event": { "response": { "status": 200 } }\n}\n'

it('reads requests until wrangler prints something else, which ends the tail', async () => {
  const tail = readTail(printing(`${event}{\n  "outcome": "exception"\n}\nA new version of wrangler\n}\n`))
  await expect.poll(() => tail.ended()).toBe('wrangler printed something other than requests')
  expect(tail.requests()).toEqual([{ outcome: 'ok', status: 200 }, { outcome: 'exception' }])
})

it('says that wrangler could not be started', async () => {
  const tail = readTail(printing(event, '/no/such/program'))
  await expect.poll(() => tail.ended()).toMatch(/ENOENT/)
  tail.stop()
})

it('ends a program that ignores the request to end', async () => {
  const stubborn = spawn(
    process.execPath,
    ['--eval', "process.on('SIGTERM', () => 0); setInterval(() => 0, 1000); console.log('ready')"],
    { detached: true },
  )
  await new Promise((resolve) => stubborn.stdout.once('data', resolve))
  endGroup(stubborn)
  const signal = await new Promise((resolve) => stubborn.once('close', (_, name) => resolve(name)))
  expect(signal).toBe('SIGKILL')
})
