import { expect, it } from 'vitest'
import { contactFields, contactForms } from '~/features/contact/content'

it('every field is in at least one form', () => {
  const shown = new Set<string>(Object.values(contactForms).flat())
  expect(Object.keys(contactFields).filter((name) => !shown.has(name))).toEqual([])
})
