import { expect, it } from 'vitest'
import type { KnownOrder } from '~/core/schemas/order'
import { longDate } from '~/i18n/longDate'
import { renderPage } from '~tests/fixtures/renderPage'
import { OrderErased } from '../OrderErased'
import { OrderTimeline } from '../OrderTimeline'

const at = Date.parse('2030-12-01T01:30:00Z')

it('the day of a moment is that of its time zone', () => {
  expect(longDate(at, 'en-US')).toBe('December 1, 2030')
  expect(longDate(at, 'en-US', 'America/New_York')).toBe('November 30, 2030')
  expect(longDate(at, 'pt-BR', 'America/Sao_Paulo')).toBe('30 de novembro de 2030')
})

it.each([
  ['us', 'America/New_York', /Nov 30, 2030.* 8:30:00\sPM EST/],
  ['br', 'America/Sao_Paulo', /30 de nov\. de 2030.* 22:30:00 BRT/],
] as const)(
  'the proof of a deletion names its moment in the time zone of %s',
  async (edition, timeZone, moment) => {
    const erased = { at, photos: 3, portraits: 15 }
    const proof = <OrderErased order={{ number: 'K7QM-2X9P', timeZone }} erased={erased} />
    expect(await renderPage('thank-you', edition, proof)).toMatch(moment)
  },
)

it('the delivery has its day where every order is promised a time, once the photos are here', async () => {
  const textOf = async (edition: 'us' | 'br', dueAt: number | null) => {
    const order = {
      ...{ state: 'photos_received', photos: [], dueAt, timeZone: 'America/New_York', erased: null },
      steps: { paid: at, photos: at, production: null, delivered: null },
    } as unknown as KnownOrder
    return renderPage('thank-you', edition, <OrderTimeline edition={edition} order={order} />)
  }
  expect(await textOf('us', at)).toContain('>By November 30, 2030, here and with a link by email.<')
  expect(await textOf('us', null)).toContain('>In 24–48 hours, here and with a link by email.<')
  expect(await textOf('br', at)).toContain('>Em menos de 24 horas')
})
