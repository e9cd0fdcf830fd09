import { notify } from '~/ui/shell/notify'

/** Long enough to read the toast that says why the way back may be a dead end, in milliseconds. */
const pause = 1200

/**
 * Warns whoever leaves the guide without a session, and then lets them go (R-INS-03).
 * @public `pieces.ts` loads it by name.
 */
export function start(link: HTMLElement): void {
  link.addEventListener('click', (event) => {
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const leave = () => setTimeout(() => location.assign(link.href), pause)
    notify('info', link.dataset.warning ?? '').finally(leave)
  })
}
