import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { freePort, portFault } from '../freePort'
import { readAddress } from '../tasks/address'

const { argv } = process
afterEach(() => {
  process.argv = argv
  vi.restoreAllMocks()
})

/** What the command line with these words gives: an address, or the sentence of a refusal. */
async function read(...words: string[]) {
  process.argv = ['node', 'start.ts', ...words]
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exited')
  })
  return readAddress('start').catch(() => String(said.mock.calls.at(-1)?.[0]).trimEnd())
}

it('takes the port, and leaves the other words', async () => {
  const port = await freePort()
  const expected = { port, origin: `http://localhost:${port}` }
  expect(await read('--port', `${port}`, '--local')).toEqual({ ...expected, rest: ['--local'] })
  expect(await read('--local', `--port=${port}`)).toEqual({ ...expected, rest: ['--local'] })
})

it.each([
  [['--port'], ''],
  [['--port', '--local'], ', not “--local”'],
  [['--port='], ', not “”'],
  [['--port', 'x'], ', not “x”'],
  [['--port', '0'], ', not “0”'],
  [['--port', '65536'], ', not “65536”'],
])('%j is refused', async (words, reason) => {
  expect(await read(...words)).toBe(`--port takes a number from 1 to 65535${reason}.`)
})

it('says that a port is in use only if it is', async () => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    expect(await read('--port', `${port}`)).toBe(
      `Port ${port} is in use. Choose another: npm run start -- --port ${port + 1}`,
    )
  } finally {
    server.close()
  }
  vi.spyOn(Object.getPrototypeOf(server), 'listen').mockImplementation(function (this: typeof server) {
    queueMicrotask(() => this.emit('error', Object.assign(new Error('denied'), { code: 'EACCES' })))
    return this
  })
  expect(await portFault(80)).toBe('EACCES')
  expect(await read('--port', '80')).toBe(
    'Port 80 cannot be used (EACCES). Choose another: npm run start -- --port 8787',
  )
})
