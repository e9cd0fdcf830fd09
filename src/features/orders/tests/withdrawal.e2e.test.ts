import { readFileSync } from 'node:fs'
import { parseHTML } from 'linkedom'
import { describe, expect, it } from 'vitest'
import { sampledEditions } from '~tests/depth'
import { paidCard, playStudio, settleCard } from '~tests/e2e/journeys/provider'
import { putPhoto } from '~tests/e2e/journeys/putPhoto'
import { textOf } from '~tests/e2e/site/served'
import { siteStores } from '~tests/e2e/site/stores'
import { hydrated, newVisitor, origin, phone, visit } from '~tests/e2e/site/visit'
import { unzip } from '~tests/fixtures/unzip'
import { pageOf } from './orderPage'

const stores = siteStores()
const statusOf = (session: string) =>
  stores.rows('SELECT status, consent_withdrawn_at FROM orders WHERE provider_session_id = ?', session)[0]

const texts = {
  us: {
    open: 'Withdraw my consent',
    confirm: 'Yes, withdraw it and delete everything',
    effect: 'If you withdraw it, we’ll delete your photos right away',
    done: 'You withdrew your consent',
    complete: 'delete your photos and portraits right away',
    deleted: 'Your photos and portraits have been deleted',
    copy: 'Download a copy of my data',
    lang: 'en-US',
  },
  br: {
    open: 'Revogar meu consentimento',
    confirm: 'Sim, revogar e excluir tudo',
    effect: 'Se você revogar, excluímos suas fotos na hora',
    done: 'Você revogou seu consentimento',
    complete: 'excluímos suas fotos e seus retratos na hora',
    deleted: 'Suas fotos e seus retratos foram excluídos',
    copy: 'Baixar uma cópia dos meus dados',
    lang: 'pt-BR',
  },
}

describe.each(sampledEditions(0))('R-UPL-26 on the order page of %s the buyer', (edition) => {
  const w = texts[edition]

  it('withdraws the consent without script: what it leads to, confirmation, proof', async () => {
    const session = await paidCard(origin, edition)
    await putPhoto(origin, session, 1)
    const page = await newVisitor({ ...phone, javaScriptEnabled: false })
    await page.goto(origin + pageOf(edition, session))
    await page.getByText(w.open, { exact: true }).click()
    await page.getByText(w.effect).waitFor()
    await page.getByRole('button', { name: w.confirm }).click()
    await page.getByRole('heading', { level: 1, name: w.done }).waitFor()
    expect(new URL(page.url()).search).toBe(`?session_id=${session}`)
    expect(await page.getByText(w.open, { exact: true }).count()).toBe(0)
    expect(await page.locator('dl').getByText('1', { exact: true }).count()).toBeGreaterThan(0)
    expect(statusOf(session)?.status).toBe('emptied')
    // A second tab that still shows the form gets the same page.
    const again = await fetch(`${origin}/orders/withdraw`, {
      method: 'POST',
      headers: { Origin: origin },
      body: new URLSearchParams({ session_id: session, edition }),
    })
    const { document } = parseHTML(await again.text())
    expect(textOf(document.querySelector('h1'))).toBe(w.done)
  })

  it('learns after a refund before the delivery that photos are deleted, and not portraits', async () => {
    const session = await paidCard(origin, edition)
    await putPhoto(origin, session, 1)
    await settleCard(origin, session, 'refund')
    const page = await newVisitor({ ...phone, javaScriptEnabled: false })
    await page.goto(origin + pageOf(edition, session))
    await page.getByText(w.open, { exact: true }).click()
    await page.getByText(w.effect).waitFor()
    expect(await page.getByText(w.complete).count()).toBe(0)
  })

  it('has a copy of their data with one press, without script', async () => {
    const session = await paidCard(origin, edition)
    await putPhoto(origin, session, 3)
    const page = await newVisitor({ ...phone, javaScriptEnabled: false })
    await page.goto(origin + pageOf(edition, session))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: w.copy }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^data-\w{4}-\w{4}\.zip$/)
    const entries = unzip(new Uint8Array(readFileSync(await download.path())))
    expect(entries.map(({ name }) => name)).toEqual(['index.html', 'data.json', 'photos/image.jpg'])
    const copy = new TextDecoder().decode(entries[0]?.bytes)
    expect(copy).toContain(`<html lang="${w.lang}">`)
    expect(copy).not.toContain(session)
  })

  it('withdraws it after the delivery, with script', async () => {
    const session = await paidCard(origin, edition)
    await putPhoto(origin, session, 2)
    await playStudio(origin, session)
    const page = await hydrated(await visit(pageOf(edition, session)))
    await page.getByText(w.open, { exact: true }).click()
    await page.getByText(w.complete).waitFor()
    await page.getByRole('button', { name: w.confirm }).click()
    await page.getByRole('heading', { level: 1, name: w.deleted }).waitFor()
    const { status, consent_withdrawn_at: withdrawn } = statusOf(session) ?? {}
    expect([status, Number(withdrawn) > 0]).toEqual(['delivered', true])
  })
})
