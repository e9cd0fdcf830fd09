import { parseArgs } from 'node:util'
import { isFree } from '../freePort.ts'

const defaultPort = 8787

export type Address = {
  port: number
  origin: string
  /** Words of the command line that are not about the port. */
  rest: string[]
}

/**
 * Reads `--port` from the command line. Ends the process with one sentence when the port is no port or is taken: a tool
 * would say that with a stack trace, after the build.
 * @param script name of the npm script, for the sentence
 */
export async function readAddress(script: string): Promise<Address> {
  const { values, tokens } = parseArgs({
    options: { port: { type: 'string', default: `${defaultPort}` } },
    strict: false,
    tokens: true,
  })
  const ofPort = tokens.find((token) => token.kind === 'option' && token.name === 'port')
  const skipped = ofPort?.kind === 'option' ? [ofPort.index, ofPort.inlineValue ? -1 : ofPort.index + 1] : []
  const rest = process.argv.slice(2).filter((_, index) => !skipped.includes(index))
  const port = Number(values.port)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    end(`--port takes a number from 1 to 65535, not “${values.port}”.`)
  if (!(await isFree(port)))
    end(`Port ${port} is in use. Choose another: npm run ${script} -- --port ${port + 1}`)
  return { port, origin: `http://localhost:${port}`, rest }
}

function end(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** The addresses that a person opens first. */
export const welcome = (origin: string): string => `
  Site     ${origin}/
  Desk     ${origin}/desk
  Sandbox  ${origin}/__sandbox/   payments, webhooks and mails
  Jobs     ${origin}/cdn-cgi/local/scheduled   runs the scheduled work once

  Ctrl+C stops it.
`
