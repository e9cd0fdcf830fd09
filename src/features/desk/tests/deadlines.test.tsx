import { describe, expect, it } from 'vitest'
import type { Locale } from '~/catalog/locales'
import { AnswerMark } from '../messages/AnswerMark'
import { DueMark } from '../orders/DueMark'
import { now, render, textsOf } from './renderDesk'

const hour = 3_600_000
const day = 24 * hour

describe('the time by which portraits are due', () => {
  const dueAt = async (at: number | null, locale?: Locale) => {
    const page = await render(<DueMark row={{ dueAt: at }} />, locale)
    const color = page.querySelector('p')?.className.match(/text-(rose|ember-deep)/)?.[1]
    return [textsOf(page, 'p')[0], color]
  }

  it('has its weekday, and how long it is until then', async () => {
    expect(await dueAt(null)).toEqual([undefined, undefined])
    expect(await dueAt(now + 2 * day + 1)).toEqual(['Deliver by Sun, 12:00 PM in 2 days', undefined])
    expect(await dueAt(now + day - 1)).toEqual(['Deliver by Sat, 11:59 AM in 23 hours', undefined])
    expect(await dueAt(now + 9 * day)).toEqual(['Deliver by Sun, Mar 14, 12:00 PM in 9 days', undefined])
    expect(await dueAt(now + day + 1, 'pt-BR')).toEqual(['Entregar até sáb., 12:00 em 24 horas', undefined])
  })

  it('is highlighted when it is near, and otherwise once it has passed', async () => {
    expect((await dueAt(now + 12 * hour + 1))[1]).toBe(undefined)
    expect((await dueAt(now + 12 * hour))[1]).toBe('ember-deep')
    expect(await dueAt(now + 6 * hour)).toEqual(['Deliver by Fri, 6:00 PM in 6 hours', 'ember-deep'])
    expect(await dueAt(now + hour - 1)).toEqual(['Deliver by Fri, 12:59 PM in 59 minutes', 'ember-deep'])
    expect(await dueAt(now + 1)).toEqual(['Deliver by Fri, 12:00 PM in 1 minute', 'ember-deep'])
    expect(await dueAt(now - hour)).toEqual(['Was due Fri, 11:00 AM 1 hour ago', 'rose'])
    expect(await dueAt(now - hour, 'pt-BR')).toEqual([
      ...['Era para entregar até sex., 11:00 há 1 hora', 'rose'],
    ])
  })
})

it('a message to answer names the time until which an answer was promised', async () => {
  const answerBy = async (changed: Partial<Parameters<typeof AnswerMark>[0]['message']>, locale?: Locale) => {
    const message = { createdAt: now - hour, answeredAt: null, flagged: null, ...changed }
    return textsOf(await render(<AnswerMark message={message} />, locale), 'p')
  }
  expect(await answerBy({})).toEqual(['Answer by Sat, 11:00 AM in 23 hours'])
  expect(await answerBy({}, 'pt-BR')).toEqual(['Responder até sáb., 11:00 em 23 horas'])
  expect(await answerBy({ createdAt: now - 2 * day })).toEqual(['Answer was due Thu, 12:00 PM 24 hours ago'])
  const color = async (createdAt: number) =>
    (await render(<AnswerMark message={{ createdAt, answeredAt: null, flagged: null }} />))
      .querySelector('p')
      ?.className.match(/text-(rose|ember-deep)/)?.[1]
  const hours = [11, 12, 24]
  expect(await Promise.all(hours.map((passed) => color(now - passed * hour)))).toEqual([
    ...[undefined, 'ember-deep', 'rose'],
  ])
  expect(await answerBy({ answeredAt: now })).toEqual([])
  expect(await answerBy({ flagged: 'trap' })).toEqual([])
})
