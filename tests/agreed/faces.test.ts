import { expect, it } from 'vitest'
import { faces } from '~/catalog/owner/faces'
import { agreedRow, askTheOwner, isDelivered } from './unlessChanged'

it('R-DAT-18 photos of faces are kept, announced and agreed to as agreed, unless the owner has changed that', () => {
  const [, days, warning] =
    /deleted (\d+) days after delivery or refund.*mail (\d+) days before/.exec(agreedRow('R-DAT-18')) ?? []
  expect(days).toBeDefined()
  expect(agreedRow('R-UPL-26')).not.toMatch(/tick/)
  if (isDelivered('faces'))
    expect(faces, askTheOwner('faces')).toMatchObject({
      photoDays: Number(days),
      portraitDays: Number(days),
      warningDays: Number(warning),
      firstReminderHours: 24,
      secondReminderHours: 72,
      consentBox: false,
    })
})

it('a row that is gone is an error, not an empty text', () => {
  expect(() => agreedRow('no such row')).toThrow('tests/requirements.md has no row')
})
