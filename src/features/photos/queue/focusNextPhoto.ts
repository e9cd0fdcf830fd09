/**
 * Moves the focus from the pressed remove button, whose photo goes, to that of the next photo, or of the one before.
 * After the last photo, moves it to where others are added. Does nothing if the user has moved the focus meanwhile.
 */
export function focusNextPhoto(pressed: Element | null): void {
  // Browser only: keeps the code below out of the Worker bundle.
  if (import.meta.env.SSR) return
  const buttons = [...(pressed?.closest('ul')?.querySelectorAll<HTMLElement>('.sent-remove') ?? [])]
  const at = buttons.indexOf(pressed as HTMLElement)
  if (at < 0 || document.activeElement !== pressed) return
  const next = [...buttons.slice(at + 1), ...buttons.slice(0, at).reverse()]
  const target =
    next.find((button) => button.matches(':not([aria-disabled=true])')) ??
    document.querySelector<HTMLElement>('input[type=file]:enabled,.sent-list~p a')
  target?.focus()
}
