import { describe, expect, it } from 'vitest'
import type { DeskToday } from '~/features/desk/overview'
import type { DeskOrders } from '~/features/desk/schema'
import { MessageTabs } from '../messages/MessageTabs'
import { NoWork } from '../orders/NoWork'
import { OrderTabs } from '../orders/OrderTabs'
import { WorkHeading } from '../orders/WorkHeading'
import { Counts, emptyCounts } from '../shell/counts'
import { Funnel } from '../today/Funnel'
import { MissingPaths } from '../today/MissingPaths'
import { Orphans } from '../today/Orphans'
import { Waiting } from '../today/Waiting'
import { hrefOf, now, render, textsOf } from './renderDesk'

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
    expect(textsOf(page, 'h1, p')).toEqual([
      'No orders to work on',
      'Messages: 0 to answer, 2 in “Possible spam”',
    ])
    expect(hrefOf(page, '0 to answer')).toBe('/desk/messages')
    expect(hrefOf(page, '2 in “Possible spam”')).toBe('/desk/messages?list=suspected')
    expect(textsOf(await idle({ suspected: 100 }, 'pt-BR'), 'h1, p')).toEqual([
      'Nenhum pedido para atender',
      'Mensagens: 0 a responder, 99+ em “Possível spam”',
    ])
  })

  it('says so below a heading about something else', async () => {
    expect(textsOf(await idle({ messages: 3 }), 'h1, p')).toEqual([
      '3 messages to answer',
      'No orders to work on.Messages: 3 to answer, 0 in “Possible spam”',
    ])
  })
})

it('orders are counted together, and below by their state', async () => {
  const heading = async (counts: Partial<DeskOrders['counts']>, locale?: 'pt-BR') =>
    textsOf(await render(<WorkHeading counts={{ ...emptyCounts, ...counts }} />, locale), 'h1, p')
  expect(await heading({ start: 2, production: 1 })).toEqual([
    '3 orders to work on',
    '2 to start, 1 in production',
  ])
  expect(await heading({ start: 1, production: 1, review: 1 }, 'pt-BR')).toEqual([
    ...['3 pedidos para atender', '1 a iniciar, 1 pagamento a conferir, 1 em produção'],
  ])
  expect(await heading({ start: 99, review: 2 })).toEqual([
    ...['101 orders to work on', '99 to start, 2 payments to check'],
  ])
  expect(await heading({ start: 1 })).toEqual(['1 order to work on', '1 to start'])
  expect(await heading({ production: 2 })).toEqual(['2 orders to work on', '2 in production'])
  expect(await heading({ start: 2, production: 1, refunds: 1 })).toEqual(['1 failed refund'])
})

it('lists of orders with a count are first, after that of all work', async () => {
  const counts = { ...emptyCounts, production: 1, photos: 7 }
  const lists = textsOf(await render(<OrderTabs list="work" counts={counts} />), 'nav a')
  expect(lists.slice(0, 4)).toEqual([
    'To work on1',
    'In production1',
    'Waiting for photos7',
    'Payment to check',
  ])
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

describe('the page of today', () => {
  const today = (counts: Partial<DeskOrders['counts']>) =>
    ({ counts: { ...emptyCounts, ...counts }, due: [] }) as unknown as DeskToday

  it('names what waits in the form of its number, with zeros in a quiet color', async () => {
    const counts = { start: 1, production: 1, review: 2 }
    const page = await render(<Waiting today={today(counts)} />)
    const waiting = ['1order to start', '1order in production', '2payments to check', '0messages to answer']
    expect(textsOf(page, 'li')).toEqual(waiting)
    const quiet = [...page.querySelectorAll('li')].map((item) => item.innerHTML.includes('font-400'))
    expect(quiet).toEqual([false, false, false, true])
    const em = textsOf(await render(<Waiting today={today(counts)} />, 'pt-BR'), 'li')
    expect(em).toEqual([
      ...['1pedido a iniciar', '1pedido em produção', '2pagamentos a conferir', '0mensagens a responder'],
    ])
  })

  it('names below it what is due next, with links to the order and to the messages', async () => {
    const hour = 3_600_000
    const due: DeskToday['due'] = [
      { kind: 'message', id: 'one', name: 'Rui', what: 'Oi! Tenho', photos: 0, at: now - hour },
      { kind: 'order', id: 'two', name: 'Ana', what: 'Pro', photos: 2, at: now + 5 * hour },
    ]
    const lines = async (locale?: 'pt-BR') => {
      const page = await render(<Waiting today={{ ...today({}), due }} />, locale)
      const links = [...page.querySelectorAll('h3 + ul a')]
      return [
        ...textsOf(page, 'h3'),
        ...links.map((link) => [link.getAttribute('href'), ...textsOf(link, '[dir], p')]),
      ]
    }
    expect(await lines()).toEqual([
      'Due next',
      ['/desk/messages', 'Rui', 'Oi! Tenho', 'Answer was due Fri, 11:00 AM 1 hour ago'],
      ['/desk/orders/two', 'Ana', 'Pro · 2 photos', 'Deliver by Fri, 5:00 PM in 5 hours'],
    ])
    expect((await lines('pt-BR')).slice(2)).toEqual([
      ['/desk/orders/two', 'Ana', 'Pro · 2 fotos', 'Entregar até sex., 17:00 em 5 horas'],
    ])
  })

  it.each([
    [{ start: 1 }, []],
    [{ start: 2, messages: 3 }, ['/desk 1 order', '/desk/messages 3 messages']],
    [{ start: 3, production: 1 }, ['/desk 3 orders']],
    // Counts end at 100.
    [{ start: 100, messages: 1 }, ['/desk 99+ orders', '/desk/messages 1 message']],
  ])('says how many are due later: %o', async (counts, text) => {
    const due: DeskToday['due'] = [{ kind: 'order', id: 'two', name: 'Ana', what: 'Pro', photos: 2, at: now }]
    const page = await render(<Waiting today={{ ...today(counts), due }} />)
    const links = [...page.querySelectorAll('ul + p a')]
    expect(links.map((link) => `${link.getAttribute('href')} ${link.textContent}`)).toEqual(text)
  })

  it('has a line for what is rarely needed: opened, its list; found nothing, no list', async () => {
    const addresses = [{ path: '/old', count: 3, lastSeen: now }]
    const missing = await render(<MissingPaths missing={addresses} />)
    expect(textsOf(missing, 'summary')).toEqual(['Missing pages1 address'])
    expect(textsOf(missing, 'details code')).toEqual(['/old'])
    const file = { key: 'photos/one', kind: 'object_without_row', foundAt: now }
    expect(textsOf(await render(<Orphans orphans={[file]} />, 'pt-BR'), 'summary')).toEqual([
      'Conferência de arquivos1 arquivo não bate com o pedido',
    ])
    const nothing = await render([<MissingPaths key="m" missing={[]} />, <Orphans key="o" orphans={[]} />])
    expect([textsOf(nothing, 'h2'), textsOf(nothing, 'details')]).toEqual([
      ['Missing pages', 'File check'],
      [],
    ])
  })

  it('has a bar in the funnel only for a step with a count', async () => {
    const none = { view: 0, plan: 0, checkout: 0, paid: 0, uploaded: 0, lead: 0, missing: 0 }
    const month = { us: { ...none, view: 8, plan: 1 }, br: none }
    const page = await render(<Funnel today={{ ...today({}), month } as unknown as DeskToday} />)
    const bars = [...page.querySelectorAll('li [aria-hidden]')].map(({ className }) =>
      /bg-ember/.test(className),
    )
    expect(bars).toEqual([true, true, false, false, false])
    expect(textsOf(page, 'li .text-small')).toEqual(['12.5%', '0%'])
  })
})
