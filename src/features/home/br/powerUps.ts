import type { AddOn } from '~/catalog/products'
import { startTiers } from '~/features/home/parts/tiers'
import { updateHistoryState } from '~/ui/browser/historyEntry'
import { selection } from './selection'

/**
 * Enhances the power-ups. The checkboxes are the source of truth: they work without the script, and browsers restore
 * them on Back. Derived state is exposed to assistive technology, and to CSS as `data-chosen` and `data-offered`.
 * @public Loaded by name in `islands.ts`.
 */
export function start(host: HTMLElement): void {
  startTiers(host)
  const boxes = [...host.querySelectorAll<HTMLInputElement>('[name=power-up]')]
  const find = () => new Set(boxes.filter(({ checked }) => checked).map(({ value }) => value as AddOn))
  /** Restores the selection after a reload from the history entry: browsers restore checkboxes only on Back. */
  const restore = () => {
    const kept: unknown = history.state?.powerUps
    if (Array.isArray(kept) && find().size === 0)
      for (const box of boxes) box.checked = kept.includes(box.value)
    return find()
  }
  // Exposed as the toggle button that the checkbox looks like (R-BRH-17, R-A11-10); ARIA in HTML allows the role with
  // `aria-pressed`.
  for (const box of boxes) box.setAttribute('role', 'button')
  let state = selection(undefined, { type: 'find', chosen: new Set() })

  const keep = () => updateHistoryState({ powerUps: [...state.chosen] })

  const dispatch = (event: Parameters<typeof selection>[1]) => {
    state = selection(state, event)
    for (const box of boxes) box.ariaPressed = String(box.checked)
    keep()
    // Paint the selected card first, and its effects a frame later. A removal applies immediately.
    if (event.type === 'choose') afterPaint(show)
    else show()
    const { chosen } = state
    if (chosen.size || event.type === 'remove') afterPaint(() => quote(chosen))
  }
  const afterPaint = (follow: () => void) => requestAnimationFrame(() => setTimeout(follow))
  /** Updates the count in ledger and offer. */
  const show = () => {
    const { size } = state.chosen
    host.dataset.chosen = size > 1 ? 'one many' : size ? 'one' : ''
    host.dataset.offered = String(state.offered)
    for (const count of host.querySelectorAll('.power-ups-count')) count.textContent = String(size)
  }
  const chat = host.querySelector<HTMLAnchorElement>('[data-chat]')
  const plainChat = chat?.href
  /** Updates the sums and the chat link in advance, because the network may be unavailable by the time of the click. */
  const quote = async (chosen: ReadonlySet<AddOn>) => {
    try {
      const [{ showSums }, { writeQuote }] = await Promise.all([import('./showSums'), import('./writeQuote')])
      showSums(
        host,
        boxes.filter(({ checked }) => checked),
      )
      const text = await writeQuote(chosen)
      if (chat && chosen === state.chosen) chat.href = `${plainChat}?text=${encodeURIComponent(text)}`
    } catch {
      // The next selection retries; the selection itself is kept.
    }
  }

  host.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    dispatch({ type: target.checked ? 'choose' : 'remove', id: target.value as AddOn })
  })
  host.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target instanceof HTMLInputElement) target.click()
  })
  host.addEventListener('click', async ({ target }) => {
    const control = target instanceof Element && target.closest('[data-ask],[data-dismiss]')
    if (!control) return
    if (control instanceof HTMLAnchorElement) {
      // The link scrolls to the contact section by itself; this fills in the form (R-BRH-22).
      const { requestByForm } = await import('./requestByForm')
      await requestByForm(control.hash, state.chosen)
      // The same link, pressed again, has replaced the entry without a `hashchange`.
      return keep()
    }
    // Move the focus to the last selection, because the pressed button disappears.
    boxes.findLast(({ checked }) => checked)?.focus({ preventScroll: true })
    dispatch({ type: 'dismiss' })
  })
  // A link within the page has added an entry without the selection.
  addEventListener('hashchange', keep)
  addEventListener('pageshow', () => {
    const chosen = restore()
    // The same selection was found before; a dismissed offer stays dismissed.
    if (boxes.some(({ checked, value }) => checked !== state.chosen.has(value as AddOn)))
      dispatch({ type: 'find', chosen })
  })
  dispatch({ type: 'find', chosen: restore() })
}
