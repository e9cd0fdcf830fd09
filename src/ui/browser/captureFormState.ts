/** Controls that can be typed into, chosen, opened or focused. */
const controls = 'input,textarea,select,button,a[href],summary,details'
/** Their properties that a user can change. */
const states = ['files', 'checked', 'value', 'open'] as const

type Control = HTMLInputElement & HTMLDetailsElement

/** The focused element, or the last one if it was removed while focused. */
let focused: EventTarget | null = null

if (typeof document !== 'undefined') {
  const updateFocused = () => {
    focused = document.activeElement
  }
  updateFocused()
  addEventListener('focusin', updateFocused)
  // Some browsers also fire this when the element is removed; by the next task it is then disconnected.
  addEventListener('focusout', ({ target }) =>
    setTimeout(() => {
      if (focused === target && (target as Element).isConnected) updateFocused()
    }),
  )
}

/**
 * Records the controls below an element before React may re-render them, after a hydration mismatch or a component
 * error.
 * @returns restores values, choices, open states, queued presses, focus and caret in the new controls
 */
export function captureFormState(root: Document | HTMLElement): () => void {
  const before = keyed(root)
  return () => {
    for (const [key, now] of keyed(root)) {
      const old = before.get(key)
      if (!old || old.isConnected) continue
      for (const state of states) copy(old, now, state)
      if (window.held?.delete(old)) window.held.add(now)
      if (old !== focused) continue
      now.focus({ preventScroll: true })
      // Some field types have no caret.
      const { selectionStart, selectionEnd } = old
      if (typeof selectionStart === 'number') now.setSelectionRange(selectionStart, selectionEnd)
    }
  }
}

/** Controls by element, name and type, with a suffix for repeated keys. */
function keyed(root: Document | HTMLElement): Map<string, Control> {
  const found = new Map<string, Control>()
  for (const control of root.querySelectorAll<Control>(controls)) {
    const { localName, name, type, value } = control
    let key = `${localName} ${name} ${type} ${isChoice(control) && value}`
    while (found.has(key)) key += '+'
    found.set(key, control)
  }
  return found
}

const isChoice = ({ type }: Control) => type === 'radio' || type === 'checkbox'

/** Copies a property if it differs. */
function copy(old: Control, now: Control, state: (typeof states)[number]): void {
  if (old[state] === now[state] || now.type === 'hidden' || (now.type === 'file') !== (state === 'files'))
    return
  setAsUser(now, state, old[state])
}

/** Sets a property through its prototype, so that React treats the following events as user input. */
export function setAsUser(control: HTMLElement, state: (typeof states)[number], value: unknown): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), state)?.set?.call(control, value)
  queueMicrotask(() => {
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  })
}
