import type { AddOn } from '~/catalog/products'
import { prefillMessage } from '~/features/contact/prefillMessage'
import { startTiers } from '~/features/home/parts/tiers'
import { keepInEntry } from '~/ui/browser/historyEntry'
import { selection } from './selection'

/**
 * Serves the power-ups. The checkboxes are the truth: they take choices before any script, and the browser fills them
 * in again on Back. What follows from them is said to assistive technology, and kept in `data-chosen` and
 * `data-offered`, from which the style sheet draws it.
 * @public `pieces.ts` loads it by name.
 */
export function start(host: HTMLElement): void {
  startTiers(host)
  const boxes = [...host.querySelectorAll<HTMLInputElement>('[name=power-up]')]
  const find = () => new Set(boxes.filter(({ checked }) => checked).map(({ value }) => value as AddOn))
  /** Gives back what a reload took: the browser fills boxes in again on Back alone, the entry of its history keeps both. */
  const recall = () => {
    const kept: unknown = history.state?.powerUps
    if (Array.isArray(kept) && find().size === 0)
      for (const box of boxes) box.checked = kept.includes(box.value)
    return find()
  }
  // The toggle button that the box looks like (R-BRH-17, R-A11-10); ARIA in HTML allows the role with `aria-pressed`.
  for (const box of boxes) box.setAttribute('role', 'button')
  let state = selection(undefined, { type: 'find', chosen: new Set() })

  const dispatch = (event: Parameters<typeof selection>[1]) => {
    state = selection(state, event)
    for (const box of boxes) box.ariaPressed = String(box.checked)
    keepInEntry({ powerUps: [...state.chosen] })
    // The card that is chosen is drawn first, and what it brings a frame later. What is taken away goes with the press.
    if (event.type === 'choose') afterPaint(show)
    else show()
    const { chosen } = state
    if (chosen.size || event.type === 'remove') afterPaint(() => quote(chosen))
  }
  const afterPaint = (follow: () => void) => requestAnimationFrame(() => setTimeout(follow))
  /** Shows in ledger and offer how many are chosen. */
  const show = () => {
    const { size } = state.chosen
    host.dataset.chosen = size > 1 ? 'one many' : size ? 'one' : ''
    host.dataset.offered = String(state.offered)
    for (const count of host.querySelectorAll('.power-ups-count')) count.textContent = String(size)
  }
  const chat = host.querySelector<HTMLAnchorElement>('[data-chat]')
  const plainChat = chat?.href
  /** Says the sums and writes the request into the link, so that no click has to wait: the network may be gone by then. */
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
      // The next choice tries again; what is chosen stays.
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
      // The link goes to the contact section by itself; this fills in its form (R-BRH-22).
      const form = document.querySelector<HTMLFormElement>(`${control.hash} form`)
      const { writeQuote } = await import('./writeQuote')
      if (form) prefillMessage(form, await writeQuote(state.chosen))
      return
    }
    // Moves the focus to the last choice, because the pressed button goes away.
    boxes.findLast(({ checked }) => checked)?.focus({ preventScroll: true })
    dispatch({ type: 'dismiss' })
  })
  addEventListener('pageshow', () => dispatch({ type: 'find', chosen: recall() }))
  dispatch({ type: 'find', chosen: recall() })
}
