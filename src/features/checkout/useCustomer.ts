import { useLingui } from '@lingui/react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Customer } from '~/core/schemas/checkout'
import { type CheckoutMethod, checkoutMethods } from '~/core/schemas/providers'
import { notify } from '~/ui/shell/notify'
import { type CustomerErrors, checkCustomer, customerIn, isFilled } from './checkCustomer'
import { fieldEmpty, fillInFields } from './paymentErrors'

/** Events after which fields may have other values. A password manager or an address filler dispatches only some. */
const signs = 'input change focusin focusout keydown pointerover pointerdown animationstart'.split(' ')
const fields = ['customerName', 'customerEmail'] as const
/** Milliseconds between two looks at fields that are not filled in: some programs dispatch no event at all. */
const interval = 500

type CustomerFields = {
  /** Whether name and e-mail are there (R-COE-10). */
  filled: boolean
  /** The way to pay that is chosen in the form. */
  chosen: CheckoutMethod | undefined
  errors: CustomerErrors
  /** Looks at the fields now. */
  check: () => void
  /** What was typed, once nothing is wrong with it; else it is said at its field. */
  read: () => Customer | undefined
}

/**
 * Follows what stands in the fields of the checkout, whoever has put it there and whether an event says so or not.
 * @param onChange is told when the details are others
 */
export function useCustomer(form: RefObject<HTMLFormElement | null>, onChange: () => void): CustomerFields {
  const { i18n } = useLingui()
  const [filled, setFilled] = useState(false)
  const [chosen, setChosen] = useState<CheckoutMethod>()
  const [errors, setErrors] = useState<CustomerErrors>({})
  const last = useRef<Customer>(undefined)

  const check = useCallback(() => {
    const customer = customerIn(form.current)
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
    for (const sign of signs) current?.addEventListener(sign, check)
    return () => {
      for (const sign of signs) current?.removeEventListener(sign, check)
    }
  }, [form, check])
  useEffect(() => {
    if (filled) return
    const timer = setInterval(check, interval)
    return () => clearInterval(timer)
  }, [filled, check])

  const read = () => {
    const customer = customerIn(form.current)
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
