/** Milliseconds to read the toast before leaving: without a session, the upload page may be a dead end. */
const readingTime = 1200

/**
 * Warns users who leave the guide without a session, then follows the link (R-INS-03). Does not wait for the code of
 * the toast: on a slow line, the link would seem dead.
 * @public Loaded by name in `islands.ts`.
 */
export function start(link: HTMLElement): void {
  link.addEventListener('click', (event) => {
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setTimeout(() => location.assign(link.href), readingTime)
    void warn(link.dataset.warning ?? '')
  })
}

async function warn(text: string): Promise<void> {
  const toast = await import('~/ui/shell/plainToast').catch(() => undefined)
  toast?.showPlainToast('info', text)
}
