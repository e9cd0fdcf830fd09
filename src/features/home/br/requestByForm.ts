import type { AddOn } from '~/catalog/products'
import { prefillMessage } from '~/features/contact/prefillMessage'
import { writeQuote } from './writeQuote'

/** Writes the request for the selected power-ups into the contact form in a section (R-BRH-22). */
export async function requestByForm(section: string, chosen: ReadonlySet<AddOn>): Promise<void> {
  const form = document.querySelector<HTMLFormElement>(`${section} form`)
  if (form) prefillMessage(form, await writeQuote(chosen))
}
