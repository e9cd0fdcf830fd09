import type { I18n } from '@lingui/core'
import type { Customer } from '~/core/schemas/checkout'
import { showPlainToast } from '~/ui/shell/plainToast'
import { addressWrong, fillInFields } from '../paymentErrors'
import { type CustomerErrors, checkCustomer, isFilled, readCustomer } from './checkCustomer'

/** Events after which field values may have changed. A password manager or an autofill tool dispatches only some. */
const watchedEvents = 'input change focusin focusout keydown pointerover pointerdown animationstart'.split(
  ' ',
)
const names = ['customerName', 'customerEmail'] as const
/** Milliseconds between two checks of empty fields: some autofill programs dispatch no event at all. */
const interval = 500

type CustomerFields = {
  /** Whether name and email are filled in (R-COE-10). */
  filled: () => boolean
  /** Reads the fields now. */
  check: () => void
  /** Returns the buyer's details; `undefined` if they are invalid, after showing the errors at their fields. */
  read: () => Customer | undefined
}

/**
 * Tracks the values of the checkout fields, whether typed or autofilled, with or without an event.
 * @param onCheck called after each check; `changed`: name or email differ from the last one
 */
export function followCustomer(
  form: HTMLFormElement,
  i18n: I18n,
  onCheck: (changed: boolean) => void,
): CustomerFields {
  let last = readCustomer(form)
  let shown: CustomerErrors = {}

  const show = (errors: CustomerErrors) => {
    shown = errors
    for (const name of names) {
      const field = form.elements.namedItem(name) as HTMLInputElement
      const error = errors[name]
      const [text, hint] = ['error', 'note'].map((part) => document.getElementById(`${name}-${part}`))
      if (!text) continue
      text.textContent = error ? i18n._(error) : ''
      text.hidden = !error
      if (hint) hint.hidden = Boolean(error)
      field.ariaInvalid = error ? 'true' : null
      const described = error ? text : hint
      if (described) field.setAttribute('aria-describedby', described.id)
      else field.removeAttribute('aria-describedby')
    }
    const alert = form.querySelector<HTMLElement>('fieldset>[role=alert]')
    if (!alert) return
    alert.hidden = !isEmpty()
    alert.textContent = isEmpty() ? i18n._(fillInFields) : ''
  }
  const isEmpty = () => Object.values(shown).some((error) => error && error !== addressWrong)

  const check = () => {
    const customer = readCustomer(form)
    const changed = names.filter((name) => last[name] !== customer[name])
    last = customer
    if (changed.some((name) => shown[name]))
      show(Object.fromEntries(names.flatMap((name) => (changed.includes(name) ? [] : [[name, shown[name]]]))))
    onCheck(changed.length > 0)
  }
  for (const type of watchedEvents) form.addEventListener(type, check)
  setInterval(() => isFilled(last) || check(), interval)

  const read = () => {
    const customer = readCustomer(form)
    const errors = checkCustomer(customer)
    show(errors)
    const [first] = Object.keys(errors)
    if (!first) return customer
    const field = form.elements.namedItem(first)
    if (field instanceof HTMLElement) {
      field.focus()
      // A field that has the focus already is not scrolled by it, and the toast would cover the errors below.
      field.scrollIntoView({ block: 'nearest' })
    }
    if (isEmpty()) showPlainToast('error', i18n._(fillInFields))
    return undefined
  }
  return { filled: () => isFilled(last), check, read }
}
