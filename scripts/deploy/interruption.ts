/**
 * Returns a signal that is aborted by Ctrl+C, and by SIGTERM, which CI sends when a job is canceled. The process goes
 * on: it still has to go back to the version before.
 */
export function interruption(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => controller.abort(new Error(`Interrupted by ${signal}`)))
  return controller.signal
}
