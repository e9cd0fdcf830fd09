/**
 * Reloads the page if its files are gone after a deployment; at most once per tab and deployment, to avoid a loop.
 * Skipped if the user has typed something or is offline. Fetches this file first: Firefox and Safari abort pending
 * requests when a link is followed, and a reload would interrupt that navigation.
 * @returns whether the page is about to reload
 */
export async function reloadOnStaleChunk(): Promise<boolean> {
  const typed = (field: HTMLInputElement) => field.value !== field.defaultValue
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
