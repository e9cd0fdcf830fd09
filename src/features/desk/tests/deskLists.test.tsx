import { describe, expect, it } from 'vitest'
import type { DeskOrders } from '~/features/desk/schema'
import { MessageTabs } from '../messages/MessageTabs'
import { NoWork } from '../orders/NoWork'
import { WorkHeading } from '../orders/WorkHeading'
import { Counts, emptyCounts } from '../shell/counts'
import { hrefOf, render, textsOf } from './renderDesk'

describe('a desk where no order waits', () => {
  const idle = (counts: Partial<DeskOrders['counts']>, locale?: 'pt-BR') => {
    const all = { ...emptyCounts, ...counts }
    return render(
      <>
        <WorkHeading counts={all} />
        <p>
          <NoWork counts={all} />
        </p>
      </>,
      locale,
    )
  }

  it('says so once, and names the messages with links to them', async () => {
    const page = await idle({ suspected: 2 })
    expect(textsOf(page, 'h1, p')).toEqual(['No open orders', 'Messages: 0 to answer, 2 in “Possible spam”'])
    expect(hrefOf(page, '0 to answer')).toBe('/desk/messages')
    expect(hrefOf(page, '2 in “Possible spam”')).toBe('/desk/messages?list=suspected')
    expect(textsOf(await idle({ suspected: 100 }, 'pt-BR'), 'h1, p')).toEqual([
      'Nenhum pedido em aberto',
      'Mensagens: 0 a responder, 99+ em “Possível spam”',
    ])
  })

  it('says so below a heading about something else', async () => {
    expect(textsOf(await idle({ messages: 3 }), 'h1, p')).toEqual([
      '3 messages to answer',
      'No orders are waiting for you.Messages: 3 to answer, 0 in “Possible spam”',
    ])
  })
})

it('the list of messages that may be spam names its count, also if it is 0', async () => {
  const tabs = async (counts: Partial<DeskOrders['counts']>) =>
    textsOf(
      await render(
        <Counts value={{ ...emptyCounts, ...counts }}>
          <MessageTabs list="all" />
        </Counts>,
      ),
      'nav a',
    )
  expect(await tabs({})).toEqual(['To answer', 'Possible spam0', 'Answered', 'All'])
  expect(await tabs({ messages: 3, suspected: 2 })).toEqual([
    ...['To answer3', 'Possible spam2', 'Answered', 'All'],
  ])
})
