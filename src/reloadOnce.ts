/**
 * Loads the page anew, where files of it are gone because a newer one was deployed; at most once a tab for each
 * deployment, so that it cannot go round. Not while somebody has typed something, and not without a network.
 * @returns whether the page is about to go
 */
export async function reloadOnce(): Promise<boolean> {
  const typed = [...document.querySelectorAll<HTMLInputElement>('input,textarea')].some(
    (field) => field.value !== field.defaultValue,
  )
  try {
    if (typed || sessionStorage.reloaded === import.meta.url) return false
    await fetch('/favicon.svg', { cache: 'no-store' })
    sessionStorage.reloaded = import.meta.url
    location.reload()
    return true
  } catch {
    return false
  }
}
