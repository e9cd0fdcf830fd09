import { useLingui } from '@lingui/react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Customer } from '~/core/schemas/checkout'
import { type CheckoutMethod, checkoutMethods } from '~/core/schemas/providers'
import { notify } from '~/ui/shell/notify'
import { type CustomerErrors, checkCustomer, isFilled, readCustomer } from './checkCustomer'
import { fieldEmpty, fillInFields } from './paymentErrors'

/** Events after which field values may have changed. A password manager or an autofill tool dispatches only some. */
const watchedEvents = 'input change focusin focusout keydown pointerover pointerdown animationstart'.split(
  ' ',
)
const fields = ['customerName', 'customerEmail'] as const
/** Milliseconds between two checks of empty fields: some autofill programs dispatch no event at all. */
const interval = 500

type CustomerFields = {
  /** Whether name and email are filled in (R-COE-10). */
  filled: boolean
  /** The payment method chosen in the form. */
  chosen: CheckoutMethod | undefined
  errors: CustomerErrors
  /** Reads the fields now. */
  check: () => void
  /** Returns the buyer's details; `undefined` if they are invalid, after showing the errors at their fields. */
  read: () => Customer | undefined
}

/**
 * Tracks the values of the checkout fields, whether typed or autofilled, with or without an event.
 * @param onChange called when name or email have changed
 */
export function useCustomer(form: RefObject<HTMLFormElement | null>, onChange: () => void): CustomerFields {
  const { i18n } = useLingui()
  const [filled, setFilled] = useState(false)
  const [chosen, setChosen] = useState<CheckoutMethod>()
  const [errors, setErrors] = useState<CustomerErrors>({})
  const last = useRef<Customer>(undefined)

  const check = useCallback(() => {
    const customer = readCustomer(form.current)
    setFilled(isFilled(customer))
    setChosen(methodIn(form.current))
    const before = last.current
    last.current = customer
    const changed = fields.filter((name) => before && before[name] !== customer[name])
    if (!changed.length) return
    onChange()
    setErrors((known) =>
      Object.fromEntries(Object.entries(known).filter(([name]) => !changed.some((one) => one === name))),
    )
  }, [form, onChange])

  useEffect(() => {
    const { current } = form
    check()
    for (const type of watchedEvents) current?.addEventListener(type, check)
    return () => {
      for (const type of watchedEvents) current?.removeEventListener(type, check)
    }
  }, [form, check])
  useEffect(() => {
    if (filled) return
    const timer = setInterval(check, interval)
    return () => clearInterval(timer)
  }, [filled, check])

  const read = () => {
    const customer = readCustomer(form.current)
    const found = checkCustomer(customer)
    setErrors(found)
    const [first] = Object.keys(found)
    if (!first) return customer
    const field = form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    if (Object.values(found).includes(fieldEmpty)) void notify('error', i18n._(fillInFields))
    return undefined
  }
  return { filled, chosen, errors, check, read }
}

function methodIn(form: HTMLFormElement | null): CheckoutMethod | undefined {
  const chosen = form && new FormData(form).get('method')
  return checkoutMethods.find((method) => method === chosen)
}
