/**
 * Every page under `npm run dev` imports this module; no build contains it. Reloads pages that do not hydrate
 * completely when the Worker has changed, and reports all errors, including those caught by React.
 */

const hot = import.meta.hot
hot?.on('site:updated', () => {
  if (document.documentElement.dataset.hydrate !== 'now') location.reload()
})

const reported = new WeakSet<Error>()
function report(error: unknown): void {
  if (!(error instanceof Error) || reported.has(error)) return
  reported.add(error)
  hot?.send('site:failed', { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' })
}
addEventListener('error', ({ error }) => report(error))
addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => report(reason))

// React reports errors caught by an error boundary only through console.error.
const { error: logError } = console
console.error = (...args: unknown[]) => {
  logError(...args)
  args.forEach(report)
}
