/**
 * Every page under `npm run dev` imports this; no build contains it. Reloads a page that React has not hydrated when the
 * Worker has a change, and reports what was thrown, caught by React or not.
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

// What an error boundary caught is told by this alone.
const { error: print } = console
console.error = (...words: unknown[]) => {
  print(...words)
  words.forEach(report)
}
