import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { realTools } from '../realTools'

const forever = ['--eval', 'setInterval(() => undefined, 1000)']
const root = fileURLToPath(new URL('../../../', import.meta.url))

it('an interruption ends what is running and begins nothing more', async () => {
  const interrupt = new AbortController()
  const tools = realTools({ root, interrupted: interrupt.signal })
  const running = tools.run('node', forever)
  setTimeout(() => interrupt.abort(new Error('Interrupted by SIGINT')), 50)
  await expect(running).rejects.toThrow('Interrupted by SIGINT')
  await expect(tools.run('node', forever)).rejects.toThrow('Interrupted by SIGINT')
  await expect(tools.sleep(60_000)).rejects.toThrow()
})

it('an interruption ends a request without an answer', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const interrupt = new AbortController()
  const { fetch } = realTools({ root, interrupted: interrupt.signal })
  const asked = fetch(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/`, {
    signal: AbortSignal.timeout(60_000),
  })
  silent.once('connection', () => interrupt.abort(new Error('Interrupted by SIGTERM')))
  await expect(asked).rejects.toThrow('Interrupted by SIGTERM')
  silent.close()
})

it('going back also runs after an interruption, each try for a limited time', async () => {
  const tools = realTools({ root, interrupted: AbortSignal.abort(new Error('Interrupted')) })
  const options = { uninterruptible: true, timeout: 20_000 }
  expect(await tools.run('node', ['--print', '40 + 2'], options)).toMatchObject({ code: 0, stdout: '42\n' })
  const cut = await tools.run('node', forever, { ...options, timeout: 50 })
  expect(cut).toMatchObject({ code: 1, output: expect.stringContaining('took too long') })
})
