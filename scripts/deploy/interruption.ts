/**
 * Returns a signal that is aborted by Ctrl+C, by SIGTERM, which CI sends when a job is canceled, by SIGHUP, which a
 * closed terminal sends, and by an error that no code has caught. The process goes on, and does not end by a second
 * signal either: it still has to go back to the version before.
 */
export function interruption(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => controller.abort(new Error(`Interrupted by ${signal}`)))
  process.on('uncaughtException', (error) => {
    process.exitCode = 1
    process.stderr.write(`${error.stack}\n`)
    controller.abort(new Error(`Unexpected error: ${error.message}`))
  })
  // A closed terminal takes no more lines, which must not count as an error.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  return controller.signal
}
