import type { AddOn } from '~/products'
import { prefillMessage } from '~/sections/prefillMessage'
import { startTiers } from '~/sections/tiers'
import { selection } from './selection'
import { showSums } from './showSums'

/**
 * Serves the power-ups. The checkboxes are the truth: they take choices before any script, and the browser fills them
 * in again on Back. What follows from them is said to assistive technology, and kept in `data-offered`.
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
  let state = selection(undefined, { type: 'find', chosen: recall() })

  const dispatch = (event: Parameters<typeof selection>[1]) => {
    state = selection(state, event)
    host.dataset.offered = String(state.offered)
    for (const count of host.querySelectorAll('.power-ups-count'))
      count.textContent = String(state.chosen.size)
    // The toggle button that the box looks like (R-BRH-17, R-A11-10); ARIA in HTML allows the role with that attribute.
    for (const box of boxes) {
      box.setAttribute('role', 'button')
      box.ariaPressed = String(box.checked)
    }
    history.replaceState({ ...history.state, powerUps: [...state.chosen] }, '')
    showSums(
      host,
      boxes.filter(({ checked }) => checked),
    )
    if (state.chosen.size) void prepareChat(state.chosen)
  }
  const chat = host.querySelector<HTMLAnchorElement>('[data-chat]')
  const plainChat = chat?.href
  /** Writes the request into the link, so that no click has to wait for it. Fetched now: the network may be gone by then. */
  const prepareChat = async (chosen: ReadonlySet<AddOn>) => {
    const text = await import('./writeQuote').then(
      ({ writeQuote }) => writeQuote(chosen),
      () => undefined,
    )
    if (chat && text && chosen === state.chosen) chat.href = `${plainChat}?text=${encodeURIComponent(text)}`
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
  dispatch({ type: 'find', chosen: find() })
}
