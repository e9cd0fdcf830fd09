import type { MessageDescriptor } from '@lingui/core'
import type { Customer } from '~/core/schemas/checkout'
import { cleanLine } from '~/core/schemas/cleanLine'
import { cleanEmail, emailPattern } from '~/core/schemas/email'
import { addressEmpty, addressWrong, nameEmpty } from '../paymentErrors'

export type CustomerErrors = Partial<Record<keyof Customer, MessageDescriptor>>

/** Returns the error of each invalid field, by the same rules as the server (R-COE-09). */
export function checkCustomer({ customerName, customerEmail }: Customer): CustomerErrors {
  return {
    ...(customerName ? {} : { customerName: nameEmpty }),
    ...(customerEmail ? {} : { customerEmail: addressEmpty }),
    ...(customerEmail && !emailPattern.test(customerEmail) ? { customerEmail: addressWrong } : {}),
  }
}

export function isFilled({ customerName, customerEmail }: Customer): boolean {
  return customerName !== '' && customerEmail !== ''
}

/** Reads name and email from the form, typed or autofilled, and normalizes them as the server does. */
export function readCustomer(form: HTMLFormElement | null): Customer {
  const data = new FormData(form ?? undefined)
  const value = (name: string) => String(data.get(name) ?? '')
  return {
    customerName: cleanLine(value('customerName')),
    customerEmail: cleanEmail(value('customerEmail')),
  }
}
