import { notify } from '~/ui/shell/notify'

/** Milliseconds to read the toast before leaving: without a session, the upload page may be a dead end. */
const readingTime = 1200

/**
 * Warns users who leave the guide without a session, then follows the link (R-INS-03).
 * @public Loaded by name in `islands.ts`.
 */
export function start(link: HTMLElement): void {
  link.addEventListener('click', (event) => {
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const leave = () => setTimeout(() => location.assign(link.href), readingTime)
    notify('info', link.dataset.warning ?? '').finally(leave)
  })
}
