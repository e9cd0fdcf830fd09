/** Milliseconds to read the toast before leaving: without a session, the upload page may be a dead end. */
const readingTime = 1200

/**
 * What happens as a visitor leaves: by the guide's link back, by the browser's Back to the upload page, or to pay after
 * all, where the page says that nothing was charged.
 * @public Loaded by name in `islands.ts`.
 */
export function start(host: HTMLElement): void {
  const { warning } = host.dataset
  if (warning) confirmLeave(host as HTMLAnchorElement, warning)
  else if (host.id) hideOnOrder(`#${host.id}`)
  else loadOnReturn()
}

/**
 * Warns users who leave the guide without a session, then follows the link (R-INS-03). Does not wait for the code of
 * the toast: on a slow line, the link would seem dead.
 */
function confirmLeave(link: HTMLAnchorElement, warning: string): void {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setTimeout(() => location.assign(link.href), readingTime)
    warn(warning)
  })
}

function warn(text: string): void {
  import('~/ui/shell/plainToast').then(
    ({ showPlainToast }) => showPlainToast('info', text),
    () => {},
  )
}

/**
 * Loads the upload page on Back. It has put the guide in its own place with `pushState`, and the guide was reloaded
 * there: for the browser, both are one document, which this one replaced.
 */
function loadOnReturn(): void {
  addEventListener('popstate', () => {
    // A fragment is one of the guide's own.
    if (!location.hash) location.reload()
  })
}

/** Hides the note of a fragment once the buyer goes to pay after all, which happens in another tab. */
function hideOnOrder(note: string): void {
  addEventListener('submit', ({ target }) => {
    if (location.hash === note && (target as HTMLFormElement).action.endsWith('/orders'))
      location.replace('#plans')
  })
}
