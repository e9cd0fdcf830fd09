/**
 * Merges into the state of the current history entry. Best effort: a browser may refuse, as Safari does after 100 calls
 * in 30 seconds.
 * @param address the entry's new URL, if it changes
 */
export function updateHistoryState(state: Record<string, unknown>, address?: string): void {
  try {
    history.replaceState({ ...history.state, ...state }, '', address)
  } catch {
    // The entry stays unchanged.
  }
}
