/**
 * Loads the page anew, where files of it are gone because a newer one was deployed; at most once a tab for each
 * deployment, so that it cannot go round. Not while somebody has typed something, and not without a network. Asks for
 * this file first: Firefox and Safari drop what a page still fetches once a link of it is followed, and whoever goes
 * on must not be brought back.
 * @returns whether the page is about to go
 */
export async function reloadOnStaleChunk(): Promise<boolean> {
  const typed = ({ value, defaultValue }: HTMLInputElement) => value !== defaultValue
  try {
    if (
      [...document.querySelectorAll<HTMLInputElement>('input,textarea')].some(typed) ||
      sessionStorage.reloaded === import.meta.url
    )
      return false
    if ((await fetch(import.meta.url, { cache: 'no-store' })).ok) return false
    sessionStorage.reloaded = import.meta.url
    location.reload()
    return true
  } catch {
    return false
  }
}
