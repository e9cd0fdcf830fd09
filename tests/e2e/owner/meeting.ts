import { describe, expect, it } from 'vitest'
import { axeViolationsNow, hydrated, phone } from '../site/visit'
import { openOther } from './otherSite'
import { otherValues } from './otherValues'

/** The tests of the owner's calendar, which is offered after a message, on the site with other values. */
export function describeMeeting(): void {
  describe('the owner’s calendar', () => {
    it.each([
      ['/', 'us', 'en-US'],
      ['/us', 'us', 'en-US'],
      ['/br', 'br', 'pt-BR'],
    ] as const)('can be read and opened after a message from %s', async (path, edition, locale) => {
      const page = await hydrated(await openOther(path, { ...phone, locale }))
      const form = page.locator('form[action="/contact"]')
      await form.locator('[name=name]').fill('Ana Lima')
      await form.locator('[name=email]').fill('ana@example.com')
      await form.locator('[name=message]').fill('We bake bread.')
      await form.getByRole('button', { name: /^(Send|Enviar)/ }).click()
      const link = page.locator('[data-meeting]')
      await link.waitFor()
      expect(await link.getAttribute('href')).toContain(otherValues.links.calendar[edition].href)
      expect(await axeViolationsNow(page)).toEqual([])
    })
  })
}
