/**
 * Adds to the state of the current entry of the browser's history. A convenience that nothing may depend on: a browser may
 * refuse, as Safari does after 100 times in half a minute.
 * @param address what the entry's address becomes, if it changes
 */
export function keepInEntry(state: Record<string, unknown>, address?: string): void {
  try {
    history.replaceState({ ...history.state, ...state }, '', address)
  } catch {
    // The entry stays as it was.
  }
}
