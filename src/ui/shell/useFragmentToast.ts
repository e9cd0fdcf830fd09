import { useEffect, useState } from 'react'
import { notify } from './notify'

/**
 * Shows a success message of the page before this one, which names it by a fragment: a toast does not survive the load
 * of a page. Removes the fragment, so that a reload or a bookmark does not repeat the message.
 * @param ready whether the server confirms it: a link with the fragment proves nothing by itself
 */
export function useFragmentToast(fragment: string, ready: boolean, text: string): void {
  const [pending, setPending] = useState(false)
  useEffect(() => {
    if (location.hash !== fragment) return
    setPending(true)
    try {
      history.replaceState(history.state, '', location.pathname + location.search)
    } catch {
      // Safari allows 100 history changes in 30 seconds: the fragment then stays in the URL.
    }
  }, [fragment])
  useEffect(() => {
    if (!pending || !ready) return
    setPending(false)
    void notify('success', text)
  }, [pending, ready, text])
}
