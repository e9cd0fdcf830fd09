/** The hidden notices of the page, by their `data-notice`. `arrived`: above the form, rendered by the server. */
type NoticeName = 'arrived' | 'error' | 'opened' | 'unpaid' | 'paid' | 'pending'

const find = (name: NoticeName) => document.querySelector<HTMLElement>(`[data-notice=${name}]`)

/** Hides these notices; without names, all that are about a payment. */
export function hideNotices(...names: NoticeName[]): void {
  const all: NoticeName[] = ['arrived', 'error', 'opened', 'unpaid', 'paid', 'pending']
  for (const name of names.length ? names : all) {
    const notice = find(name)
    if (notice) notice.hidden = true
  }
}

/** Shows a notice instead of the others. @param detail the address of its link, or the text of an error */
export function showNotice(name: NoticeName, detail = ''): void {
  hideNotices()
  const notice = find(name)
  if (!notice) return
  const [link, text] = [notice.querySelector('a'), notice.lastElementChild]
  if (link) link.href = detail
  else if (detail && text) text.textContent = detail
  notice.hidden = false
}
