/** What somebody types into, chooses, opens or stands on. */
const controls = 'input,textarea,select,button,a[href],summary,details'
/** What a person changes of them. */
const states = ['files', 'checked', 'value', 'open'] as const

type Control = HTMLInputElement & HTMLDetailsElement

/** The element that has the focus, or had it when it was taken away. */
let focused: EventTarget | null = null

if (typeof document !== 'undefined') {
  const follow = () => {
    focused = document.activeElement
  }
  follow()
  addEventListener('focusin', follow)
  // Some browsers dispatch it as well when the element is removed, which is then no longer there in a moment.
  addEventListener('focusout', ({ target }) =>
    setTimeout(() => {
      if (focused === target && (target as Element).isConnected) follow()
    }),
  )
}

/**
 * Remembers the controls below an element before React may render them anew: because it finds elements there that are
 * not its own, or because a component has failed.
 * @returns puts values, choices, what was open, presses that wait, the focus and the caret into the new ones
 */
export function carryOver(root: Document | HTMLElement): () => void {
  const before = keyed(root)
  return () => {
    for (const [key, now] of keyed(root)) {
      const old = before.get(key)
      if (!old || old.isConnected) continue
      for (const state of states) copy(old, now, state)
      if (window.held?.delete(old)) window.held.add(now)
      if (old !== focused) continue
      now.focus({ preventScroll: true })
      // Some types of fields have no caret to ask for.
      const { selectionStart, selectionEnd } = old
      if (typeof selectionStart === 'number') now.setSelectionRange(selectionStart, selectionEnd)
    }
  }
}

/** Controls by what they are called, and the how many of that name they are. */
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

/** Copies a state where the two differ. */
function copy(old: Control, now: Control, state: (typeof states)[number]): void {
  if (old[state] === now[state] || now.type === 'hidden' || (now.type === 'file') !== (state === 'files'))
    return
  setAsPerson(now, state, old[state])
}

/** Sets a state by its prototype, so that React takes the events that follow for a change by a person. */
export function setAsPerson(control: HTMLElement, state: (typeof states)[number], value: unknown): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), state)?.set?.call(control, value)
  queueMicrotask(() => {
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
  })
}
