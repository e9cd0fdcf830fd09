import type { MessageDescriptor } from '@lingui/core'
import type { Customer } from '~/core/schemas/checkout'
import { cleanLine } from '~/core/schemas/cleanLine'
import { cleanEmail, emailPattern } from '~/core/schemas/email'
import { addressWrong, fieldEmpty } from './paymentErrors'

export type CustomerErrors = Partial<Record<keyof Customer, MessageDescriptor>>

/** What is wrong with each field, by the rules that the server holds to as well (R-COE-09). */
export function checkCustomer({ customerName, customerEmail }: Customer): CustomerErrors {
  return {
    ...(customerName ? {} : { customerName: fieldEmpty }),
    ...(customerEmail ? {} : { customerEmail: fieldEmpty }),
    ...(customerEmail && !emailPattern.test(customerEmail) ? { customerEmail: addressWrong } : {}),
  }
}

export function isFilled({ customerName, customerEmail }: Customer): boolean {
  return customerName !== '' && customerEmail !== ''
}

/** As typed, or filled in by the browser; cleaned as the server does. */
export function customerIn(form: HTMLFormElement | null): Customer {
  const data = new FormData(form ?? undefined)
  const value = (name: string) => String(data.get(name) ?? '')
  return {
    customerName: cleanLine(value('customerName')),
    customerEmail: cleanEmail(value('customerEmail')),
  }
}
