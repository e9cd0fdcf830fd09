import { beforeAll, describe, expect, it } from 'vitest'
import { paidCard, settleCard } from '~tests/e2e/journeys/provider'
import { callFunction } from '~tests/e2e/site/callFunction'
import { hydrated, origin, visit } from '~tests/e2e/site/visit'
import { orderWithPhotos } from './orderWithPhotos'

describe.each(['en-US', 'pt-BR'])('the desk in %s, with orders, messages and disputes to count', (locale) => {
  let order: Awaited<ReturnType<typeof orderWithPhotos>>
  const heightsAt = async (width: number) => {
    // The first order of the list may be one of another file, with more lines.
    const path = `/desk?search=${order.number}`
    const page = await hydrated(await visit(path, { viewport: { width, height: 900 }, locale }))
    const heightOf = async (selector: string) => (await page.locator(selector).first().boundingBox())?.height
    // Other files add orders to the site, too.
    await page.locator('main nav .figures').evaluateAll((counts) => {
      for (const count of counts) count.textContent = '4'
    })
    const tops = await page
      .locator('main nav li')
      .evaluateAll((all) => all.map((li) => (li as HTMLElement).offsetTop))
    return {
      /** How many lists each row has. */
      lists: [...new Set(tops)].map((top) => tops.filter((other) => other === top).length),
      header: await heightOf('header'),
      order: await heightOf(`main li:has(a[href="/desk/orders/${order.id}"])`),
    }
  }

  beforeAll(async () => {
    await orderWithPhotos('us')
    order = await orderWithPhotos('br')
    await callFunction(origin, 'desk-action', { order: order.id, action: 'start' })
    await settleCard(origin, await paidCard(origin, 'us'), 'dispute')
    await callFunction(origin, 'contact', {
      ...{ source: 'us-home', edition: 'us', name: 'Rui', email: 'rui@example.com' },
      ...{ message: crypto.randomUUID(), formKey: crypto.randomUUID() },
    })
  })

  it.each([320, 390])('has a header of two rows at %i px', async (width) => {
    expect((await heightsAt(width)).header).toBeLessThanOrEqual(2 * 48 + 8)
  })

  it.each([768, 1440])('has a header of one row at %i px, and orders as rows of a table', async (width) => {
    const { header, order, lists } = await heightsAt(width)
    expect(header).toBeLessThanOrEqual(48 + 8)
    expect(order).toBeLessThanOrEqual(128)
    // In one row where all fit, else the lists of the past in a second one.
    if (width === 1440) expect(lists).toEqual(locale === 'en-US' ? [10] : [5, 5])
    else expect(lists).toHaveLength(2)
  })

  it('has one first line, one unbroken date and a dot after it an order at 768 px', async () => {
    const page = await hydrated(await visit('/desk', { viewport: { width: 768, height: 900 }, locale }))
    const row = page.locator('main li:has(a[href^="/desk/orders/"])').first()
    const baselines = (selector: string) =>
      row.locator(selector).evaluateAll((texts) =>
        texts.map((text) => {
          // An empty inline block sits on the baseline.
          const mark = text.insertBefore(document.createElement('i'), text.firstChild)
          mark.style.display = 'inline-block'
          const { bottom } = mark.getBoundingClientRect()
          mark.remove()
          return Math.round(bottom)
        }),
      )
    const apart = (bottoms: number[]) => Math.max(...bottoms) - Math.min(...bottoms)
    const first = await baselines(
      ':scope > div > a, :scope > div > p:first-child > span:last-child:not(.dotted), :scope > div > p > .dotted > :first-child',
    )
    expect(first).toHaveLength(4)
    expect(apart(first)).toBeLessThanOrEqual(1)
    const due = row.getByText(/Deliver by|Entregar até/)
    expect(await due.evaluate((text) => /\d /.test(text.textContent ?? ''))).toBe(false)
    const timeLeft = row.locator('p > .dotted > :nth-child(2)')
    expect(await timeLeft.evaluate((text) => getComputedStyle(text, '::before').content)).toBe('"·"')
    // Where no line breaks, the second lines are on one baseline too.
    await page.setViewportSize({ width: 1440, height: 900 })
    const second = await baselines(
      ':scope > div > p:nth-child(2), :scope > div > .dotted > p:first-child > span:last-child',
    )
    expect(second).toHaveLength(4)
    expect(apart(second)).toBeLessThanOrEqual(1)
  })

  it('has figures in the same columns of all wide tables, and a round link beside the name of the month', async () => {
    const page = await hydrated(
      await visit('/desk/today', {
        ...{ viewport: { width: 1440, height: 900 }, locale, timezoneId: 'America/Sao_Paulo' },
      }),
    )
    await page.locator('main td').evaluateAll((cells) => {
      for (const cell of cells)
        cell.textContent = (cell.textContent ?? '').replace(/\$(\s?)[\d.,]+$/, '$$$1888.888,88')
    })
    const edges = await page
      .locator('main thead')
      .evaluateAll((heads) =>
        heads.map((head) =>
          [...head.querySelectorAll('th')]
            .slice(-2)
            .map((cell) => Math.round(cell.getBoundingClientRect().right)),
        ),
      )
    const ends = await page
      .locator('main table')
      .evaluateAll((all) =>
        all.map((table) => Math.round(table.closest('section')?.getBoundingClientRect().right ?? 0)),
      )
    expect(edges.map((columns) => columns.at(-1))).toEqual(ends)
    // Those that end with the page; another one has half of it.
    const end = Math.max(...edges.flat())
    const wide = edges.filter((columns) => columns.at(-1) === end)
    // Buyers’ judgments have a table, too, once another file has made some.
    expect(wide.length).toBeGreaterThan(0)
    const tables = await page.locator('main table').allInnerTexts()
    expect(new Set(wide.map(String)).size, `${edges.join(' | ')}\n${tables.join('\n')}`).toBe(1)
    const previous = await page.locator('main a[href*="&day="]').boundingBox()
    const month = await page.locator('main p:has(> a[href*="&day="]) > strong').boundingBox()
    if (!previous || !month) throw new Error('The period has a name and a link to the one before')
    expect([previous.width, previous.height]).toEqual([44, 44])
    expect(month.x - previous.x).toBeLessThanOrEqual(44 + 16)
    await page.getByText(/Times are in Brasilia Standard Time|Fuso: Horário Padrão de Brasília/).waitFor()
  })

  it('has the line of a panel directly below its heading, also where what is beside it does not fit', async () => {
    const page = await hydrated(
      await visit(`/desk/orders/${order.id}`, { viewport: { width: 390, height: 900 }, locale }),
    )
    const gaps = await page.locator('main h2:has(.horizon)').evaluateAll((headings) =>
      headings.map((heading) => {
        const text = document.createRange()
        text.selectNodeContents(heading.firstChild as Node)
        const line = heading.querySelector('.horizon')?.getBoundingClientRect()
        return Math.round((line?.bottom ?? 0) - text.getBoundingClientRect().bottom)
      }),
    )
    expect(gaps.length).toBeGreaterThan(3)
    expect(new Set(gaps).size).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  it.each([320, 390, 768])('keeps the counts of the menu apart from the names at %i px', async (width) => {
    const page = await hydrated(await visit('/desk', { viewport: { width, height: 900 }, locale }))
    const boxes = await page.locator('header li a').evaluateAll((links) =>
      links.map((link) => {
        const name = document.createRange()
        name.selectNodeContents(link.firstChild as Node)
        const count = link.querySelector('.figures')
        // Other files add orders to the site, too.
        if (count) count.textContent = '23'
        return { name: name.getBoundingClientRect(), count: count?.getBoundingClientRect() }
      }),
    )
    expect(boxes.filter(({ count }) => count).length).toBe(3)
    const gaps = boxes.flatMap(({ name, count }, place) => {
      const next = boxes[place + 1]?.name
      return count ? [count.left - name.right, ...(next ? [next.left - count.right] : [])] : []
    })
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1)
    const heights = boxes.flatMap(({ name, count }) =>
      count ? [Math.abs(count.top + count.bottom - name.top - name.bottom) / 2] : [],
    )
    if (width >= 768) expect(Math.max(...heights)).toBeLessThan(3)
  })

  it.each([
    [320, 16],
    [390, 16],
    [390, 24],
    [768, 16],
  ])(
    'has the deletion of a message apart from the rest at %i px, with text of %i px',
    async (width, size) => {
      const page = await hydrated(await visit('/desk/messages', { viewport: { width, height: 900 }, locale }))
      await page.evaluate((px) => {
        document.documentElement.style.fontSize = `${px}px`
      }, size)
      const card = page.locator('article').first()
      // The deadline, then where it came from and when.
      expect(await card.innerText()).toMatch(/(Answer by|Responder até)[\s\S]*(From the |Pela página )/)
      const boxes = await card.locator('a, button').evaluateAll((all) =>
        all.map((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect()
          return { left, right, top, bottom }
        }),
      )
      const [reply, answered, remove] = boxes
      if (!reply || !answered || !remove) throw new Error('A message has three actions')
      const text = await card.boundingBox()
      const right = (text?.x ?? 0) + (text?.width ?? 0)
      expect(remove.right).toBeCloseTo(right, 0)
      if (width === 768) {
        expect(remove.top).toBeLessThan(answered.bottom)
        expect(remove.left - answered.right).toBeGreaterThan(120)
        return
      }
      expect(reply.right).toBeCloseTo(right, 0)
      expect(answered.top).toBeGreaterThan(reply.bottom)
      // Beside the other one, unless both do not fit.
      const isBeside = remove.top < answered.bottom
      if (width === 390 && size === 16) expect(isBeside).toBe(true)
      if (isBeside) expect(remove.left - answered.right).toBeGreaterThanOrEqual(16)
      else expect(remove.top - answered.bottom).toBeGreaterThanOrEqual(8)
    },
  )
})
