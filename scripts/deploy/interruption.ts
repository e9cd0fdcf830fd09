/**
 * Returns a signal that is aborted by Ctrl+C, by SIGTERM, which CI sends when a job is canceled, and by an error that
 * no code has caught. The process goes on: it still has to go back to the version before.
 */
export function interruption(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => controller.abort(new Error(`Interrupted by ${signal}`)))
  process.on('uncaughtException', (error) => {
    process.exitCode = 1
    process.stderr.write(`${error.stack}\n`)
    controller.abort(new Error(`Unexpected error: ${error.message}`))
  })
  return controller.signal
}
