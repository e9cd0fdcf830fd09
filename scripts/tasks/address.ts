import { parseArgs } from 'node:util'
import { portFault } from '../freePort.ts'

const defaultPort = 8787

export type Address = {
  port: number
  origin: string
  /** The command line arguments other than `--port`. */
  rest: string[]
}

/**
 * Reads `--port` from the command line. Exits with a one-line message when the port is invalid or in use; the tools
 * would report that only after the build and with a stack trace.
 * @param script name of the npm script, for the message
 */
export async function readAddress(script: string): Promise<Address> {
  const { values, tokens } = parseArgs({
    options: { port: { type: 'string', default: `${defaultPort}` } },
    strict: false,
    tokens: true,
  })
  const portOption = tokens.find((token) => token.kind === 'option' && token.name === 'port')
  const skipped =
    portOption?.kind === 'option'
      ? [portOption.index, portOption.inlineValue ? -1 : portOption.index + 1]
      : []
  const rest = process.argv.slice(2).filter((_, index) => !skipped.includes(index))
  // Without a number after it, the value of `--port` is `true`.
  const port = typeof values.port === 'string' ? Number(values.port || Number.NaN) : Number.NaN
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    fail(
      `--port takes a number from 1 to 65535${typeof values.port === 'string' ? `, not “${values.port}”` : ''}.`,
    )
  const fault = await portFault(port)
  const reason = fault === 'EADDRINUSE' ? 'is in use' : `cannot be used (${fault})`
  if (fault)
    fail(
      `Port ${port} ${reason}. Choose another: npm run ${script} -- --port ${port < 1024 ? defaultPort : port + 1}`,
    )
  return { port, origin: `http://localhost:${port}`, rest }
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

/** Returns the text with the site's main URLs. */
export const startMessage = (origin: string): string => `
  Site     ${origin}/
  Desk     ${origin}/desk
  Sandbox  ${origin}/__sandbox/   payments, webhooks and mails
  Jobs     ${origin}/cdn-cgi/local/scheduled   runs the scheduled work once

  Press Ctrl+C to stop.
`
