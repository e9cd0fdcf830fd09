import { parseHTML } from 'linkedom'
import { describe, expect, it } from 'vitest'
import { safeName } from '~/features/photos/server/photoKey'
import { sampledEditions } from '~tests/depth'
import { finishCard, paidCard, playStudio, settleCard, startCard } from '~tests/e2e/journeys/provider'
import { putPhoto } from '~tests/e2e/journeys/putPhoto'
import { callFunction } from '~tests/e2e/site/callFunction'
import { served, textOf } from '~tests/e2e/site/served'
import { siteStores } from '~tests/e2e/site/stores'
import { origin } from '~tests/e2e/site/visit'
import { words } from '~tests/e2e/site/words'
import { unzip } from '~tests/fixtures/unzip'
import { pageOf, texts } from './orderPage'

const stores = siteStores()
describe.each(sampledEditions(1))('without script, the order page of %s', (edition) => {
  const w = texts[edition]
  const read = (session: string) => served(pageOf(edition, session))

  it('R-TYP-01 R-TYP-05 R-UPL-23 shows number, plan, price, progress and the next step', async () => {
    const session = await paidCard(origin, edition)
    const { document, headers, html } = await read(session)
    expect(textOf(document.querySelector('h1'))).toBe(w.paid)
    const steps = [...document.querySelectorAll('main ol > li')]
    expect(steps.map((step) => textOf(step.querySelector('h3')).replace(/:.*/, ''))).toEqual(w.steps)
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
    expect(textOf(steps[0]?.querySelector('p'))).toMatch(/20\d\d/)
    expect(textOf(steps[3])).toContain(w.turnaround)
    const [order] = stores.rows('SELECT number FROM orders WHERE provider_session_id = ?', session)
    const facts = [...document.querySelectorAll('dl dd')].map(textOf)
    expect(facts[0]).toBe(String(order?.number).replace(/^.{4}/, '$&-'))
    for (const fact of w.facts) expect(facts.join('\n')).toContain(fact)
    const upload = document.querySelector(`main a[href="${words[edition].upload}?session_id=${session}"]`)
    expect(upload).not.toBeNull()
    // Private: not cached, not indexed, and without the buyer's name or email.
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/noindex/)
    expect(html).not.toMatch(/ana@example\.com|Ana Lima/)
  })

  it('R-UPL-23 shows the number of received photos for an unfinished upload', async () => {
    const session = await paidCard(origin, edition)
    for (const [seed, title] of w.begun.entries()) {
      await putPhoto(origin, session, seed)
      // Fetch directly, because `served` caches.
      const { document } = parseHTML(await (await fetch(origin + pageOf(edition, session))).text())
      expect(textOf(document.querySelector('h1'))).toBe(title)
      expect(textOf(document.querySelector('[aria-current=step] p'))).toContain(w.arrived[seed])
    }
  })

  it('R-UPL-23 shows first which other photos the studio needs, with one label for sending them', async () => {
    const session = await paidCard(origin, edition)
    await putPhoto(origin, session, 0)
    await callFunction(origin, 'upload-photos', { sessionId: session, photoUrls: [] })
    const [order] = stores.rows('SELECT id FROM orders WHERE provider_session_id = ?', session)
    const retakeRequest = { reasons: ['brighter'], words: '' }
    await callFunction(origin, 'desk-action', { order: order?.id, action: 'ask', retakeRequest })
    const { document } = await read(session)
    const parts = [...document.querySelectorAll('main > section')]
    expect(parts.map((part) => part.getAttribute('aria-labelledby'))).toEqual([
      'order',
      'wanted',
      'way',
      'photos',
    ])
    expect(textOf(parts[1]?.querySelector('li'))).toBe(w.retakeRequest[0])
    const links = document.querySelectorAll(`main a[href="${words[edition].upload}?session_id=${session}"]`)
    expect([...links].map(textOf)).toEqual([w.retakeRequest[1], w.retakeRequest[1]])
  })

  it('R-UPL-26 promises nothing that is deleted, and asks for other photos after the order is reopened', async () => {
    const session = await paidCard(origin, edition)
    const fetchPage = async () =>
      parseHTML(await (await fetch(origin + pageOf(edition, session))).text()).document
    const erase = () => callFunction(origin, 'order-action', { sessionId: session, action: 'erase' })
    await putPhoto(origin, session, 0)
    await callFunction(origin, 'upload-photos', { sessionId: session, photoUrls: [] })
    await erase()
    const upload = `main a[href="${words[edition].upload}?session_id=${session}"]`
    const emptied = await fetchPage()
    expect(textOf(emptied.querySelector('h1'))).toBe(w.emptied)
    expect(emptied.querySelector('main a[href^="mailto:"]')).not.toBeNull()
    expect(emptied.querySelector(upload)).toBeNull()
    const [order] = stores.rows('SELECT id FROM orders WHERE provider_session_id = ?', session)
    await callFunction(origin, 'desk-action', { order: order?.id, action: 'reopen' })
    const before = await fetchPage()
    expect(textOf(before.querySelector('h1'))).toBe(w.paid)
    expect(before.querySelector(upload)).not.toBeNull()
    // Night falls with the payment, and the portraits stand in the sun that rises with them.
    const sunIn = (page: Document) => [
      page.querySelector('.order-night') !== null,
      page.querySelector('.order-sun')?.getAttribute('data-reached'),
      page.querySelectorAll('.order-in-sun img').length,
    ]
    expect(sunIn(before)).toEqual([true, '1', 0])
    await putPhoto(origin, session, 1)
    await callFunction(origin, 'upload-photos', { sessionId: session, photoUrls: [] })
    await playStudio(origin, session)
    const ready = await fetchPage()
    expect(textOf(ready.querySelector('h1'))).toBe(w.ready)
    expect(textOf(ready.querySelector('main'))).toContain(w.seen)
    expect(sunIn(ready)).toEqual([false, '4', 3])
    await erase()
    const after = await fetchPage()
    expect(textOf(after.querySelector('h1'))).toBe(w.erased)
    expect(textOf(after.querySelector('h1 + p'))).toContain(w.kept)
    // The proof of deletion comes next, once.
    const proofs = [...after.querySelectorAll('main h2')].map(textOf)
    expect([proofs.indexOf(w.proof), proofs.lastIndexOf(w.proof)]).toEqual([0, 0])
    expect(after.querySelectorAll('main > section')[1]?.querySelectorAll('dd')).toHaveLength(4)
    expect(after.querySelector('main a[download]:not([href*="/data.zip"])')).toBeNull()
    expect(textOf(after.querySelector('main'))).not.toContain(w.seen)
    // Each step keeps its date even though its photos are deleted.
    const steps = [...after.querySelectorAll('main ol > li')]
    for (const step of steps) expect(textOf(step.querySelector('p'))).toMatch(/20\d\d$/)
    // The last one is the deletion, and the sun of the delivery has set.
    expect(steps.map((step) => textOf(step.querySelector('h3')).replace(/:.*/, ''))).toEqual([
      ...w.steps,
      w.deleted,
    ])
    expect(sunIn(after)).toEqual([false, '0', 0])
  })

  it('R-UPL-23 ends with the refund, without the remaining steps', async () => {
    const session = await paidCard(origin, edition)
    await settleCard(origin, session, 'refund')
    const [title, last] = w.refunded
    await expect.poll(async () => (await fetch(origin + pageOf(edition, session))).text()).toContain(last)
    const { document } = await read(session)
    expect(textOf(document.querySelector('h1'))).toBe(title)
    const steps = [...document.querySelectorAll('main ol > li')]
    expect(steps.map((step) => textOf(step.querySelector('h3')).replace(/:.*/, ''))).toEqual([
      w.steps[0],
      last,
    ])
    // Every step shows its date; the amount is above and on the receipt.
    for (const step of steps) expect(textOf(step.querySelector('p'))).toMatch(/20\d\d$/)
    expect(document.querySelector('[aria-current=step]')).toBeNull()
    // There are no photos to share, and no sun rises over an order that has ended.
    expect(textOf(document.querySelector('main'))).not.toContain(w.seen)
    expect(document.querySelector('.order-sun')?.getAttribute('data-reached')).toBe('0')
  })

  it('R-TYP-04 R-UPL-21 R-UPL-23 has separate messages for unpaid, processing and unknown orders', async () => {
    const open = await startCard(origin, edition)
    const { document } = await read(open)
    expect(textOf(document.querySelector('h1'))).toBe(w.unpaid)
    const checkoutPath = `${words[edition].checkout}?plan=essential`
    expect(document.querySelector(`main a[href="${checkoutPath}"]`)).not.toBeNull()
    expect(document.querySelector('main [role=status]')).not.toBeNull()
    await finishCard(origin, open, 'delayed')
    // Fetch directly, because `served` caches.
    expect(await (await fetch(origin + pageOf(edition, open))).text()).toContain(w.confirming)
    const unknown = await read('cs_test_nobody_knows_this')
    expect(textOf(unknown.document.querySelector('h1'))).toBe(w.unknown)
    expect(unknown.document.querySelector('form[action="/orders/link"] input[type=email]')).not.toBeNull()
    expect(textOf((await read('a%20b')).document.querySelector('h1'))).toBe(w.unknown)
    // Without a session id, the page is generic.
    for (const query of ['', '?session_id=', '?session_id=%7BCHECKOUT_SESSION_ID%7D'])
      expect(textOf((await served(words[edition].thanks + query)).document.querySelector('h1'))).not.toBe(
        w.unknown,
      )
  })

  it('R-UPL-17 R-UPL-23 shows the portraits with download links, and one for all of them', async () => {
    const session = await paidCard(origin, edition)
    await playStudio(origin, session)
    const { document } = await read(session)
    expect(textOf(document.querySelector('h1'))).toBe(w.ready)
    const pictures = [
      ...document.querySelectorAll('#portraits ~ ul img, section[aria-labelledby=portraits] li img'),
    ]
    expect(pictures).toHaveLength(15)
    expect(pictures[2]?.getAttribute('alt')).toBe(
      edition === 'us' ? 'Portrait 3 of 15: Paris' : 'Retrato 3 de 15: Paris',
    )
    const link = pictures[2]?.closest('a')?.getAttribute('href') ?? ''
    expect((await fetch(link)).headers.get('content-disposition')).toMatch(/^attachment;/)

    const zip = document.querySelector('a[href*="portraits.zip"]')?.getAttribute('href') ?? ''
    const response = await fetch(zip)
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    const entries = unzip(bytes)
    const keys = stores.keys(`${session}/portraits/`)
    expect(entries).toHaveLength(15)
    for (const { name, bytes } of entries) {
      const key = keys.find((stored) => stored.endsWith(`_${safeName(name)}`)) ?? ''
      expect(Buffer.from(bytes).equals(Buffer.from(stores.bytes(key)))).toBe(true)
    }
  })
})
