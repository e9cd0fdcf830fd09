/** Milliseconds to read the toast before leaving: without a session, the upload page may be a dead end. */
const readingTime = 1200

/**
 * What happens as a visitor leaves: by the guide's link back, by the browser's Back to the upload page, or to pay after
 * all, where the page says that nothing was charged.
 * @public Loaded by name in `islands.ts`.
 */
export function start(host: HTMLElement): void {
  if (!(host instanceof HTMLAnchorElement)) hideOnOrder(`#${host.id}`)
  else if (host.dataset.warning) confirmLeave(host, host.dataset.warning)
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
    void warn(warning)
  })
}

async function warn(text: string): Promise<void> {
  const toast = await import('~/ui/shell/plainToast').catch(() => undefined)
  toast?.showPlainToast('info', text)
}

/**
 * Loads the upload page on Back. It has put the guide in its own place with `pushState`, and the guide was reloaded
 * there: for the browser, both are one document, which this one replaced.
 */
function loadOnReturn(): void {
  const { pathname } = location
  addEventListener('popstate', () => {
    if (location.pathname !== pathname) location.reload()
  })
}

/** Hides the note of a fragment once the buyer goes to pay after all, which happens in another tab. */
function hideOnOrder(note: string): void {
  addEventListener('submit', ({ target }) => {
    if (location.hash === note && (target as HTMLFormElement).action.endsWith('/orders'))
      location.replace('#plans')
  })
}
