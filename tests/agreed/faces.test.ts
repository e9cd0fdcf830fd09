import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import agreed from '~/catalog/owner/agreed.json' with { type: 'json' }
import { faces } from '~/catalog/owner/faces'

const row = (id: string) => {
  const matrix = readFileSync(new URL('../requirements.md', import.meta.url), 'utf8')
  return new RegExp(`^\\| ${id} \\|.*$`, 'm').exec(matrix)?.[0] ?? ''
}

it('R-DAT-18 photos of faces are kept, announced and agreed to as agreed, unless the owner has changed that', () => {
  const [, days, warning] =
    /deleted (\d+) days after delivery or refund.*mail (\d+) days before/.exec(row('R-DAT-18')) ?? []
  expect(days).toBeDefined()
  expect(row('R-UPL-26')).not.toMatch(/tick/)
  const { changed } = agreed as { changed: string[] }
  if (!changed.includes('faces'))
    expect(
      faces,
      'The numbers differ from row R-DAT-18, or buyers have to tick a box. If you want that, add "faces" to "changed" in src/catalog/owner/agreed.json.',
    ).toMatchObject({
      photoDays: Number(days),
      portraitDays: Number(days),
      warningDays: Number(warning),
      firstReminderHours: 24,
      secondReminderHours: 72,
      consentBox: false,
    })
})
