import { describe, expect, it } from 'vitest'
import { sampledEditions } from '~tests/depth'
import { paidCard, playStudio } from '~tests/e2e/journeys/provider'
import { send } from '~tests/e2e/site/callFunction'
import { siteStores } from '~tests/e2e/site/stores'
import { axeViolations, desktop, origin, phone, visit } from '~tests/e2e/site/visit'
import { unzip } from '~tests/fixtures/unzip'
import { delivered, pageOf } from './orderPage'

const stores = siteStores()
const label = { us: 'Download as', br: 'Baixar como' }

async function zipped(address: string) {
  return unzip(new Uint8Array(await (await send(address, {})).arrayBuffer()))
}

describe.each(sampledEditions(0))('sizes of portraits on the order page of %s', (edition) => {
  it('R-UPL-23 one choice is for each portrait, in the viewer too, and for all', async () => {
    const { page } = await delivered(edition)
    const choice = page.getByLabel(label[edition])
    const all = page.locator('a[download][href*="portraits.zip"]')
    const text = await all.innerText()
    expect(text).toMatch(/15 \(2[.,]\d\sMB\)/)
    await choice.selectOption('square')
    const first = page.locator('.order-gallery a[download]').first()
    expect(await first.getAttribute('download')).toMatch(/-square\.jpg$/)
    const file = new Uint8Array(
      await (await send((await first.getAttribute('href')) ?? '', {})).arrayBuffer(),
    )
    const [portrait] = stores.rows(
      'SELECT sizes FROM order_photos WHERE id = ?',
      new URL((await first.getAttribute('href')) ?? '').pathname.split('/').at(-1) ?? '',
    )
    const listed = JSON.parse(String(portrait?.sizes)).files.find(
      ({ size }: { size: string }) => size === 'square',
    )
    expect(file.length).toBe(listed.bytes)
    expect(await all.innerText()).not.toBe(text)
    const names = (await zipped((await all.getAttribute('href')) ?? '')).map(({ name }) => name)
    expect(names).toHaveLength(15)
    expect(names.every((name) => name.endsWith('-square.jpg'))).toBe(true)
    await page.locator('.order-gallery [role=button]').first().click()
    expect(await page.getByRole('dialog').locator('a[download]').getAttribute('download')).toMatch(
      /-square\.jpg$/,
    )
    expect(await axeViolations(page)).toEqual([])
  })

  it('R-UPL-23 without script, the choice loads the page with its links', async () => {
    const session = await paidCard(origin, edition)
    await playStudio(origin, session)
    const page = await visit(pageOf(edition, session), { javaScriptEnabled: false })
    await page.getByLabel(label[edition]).selectOption('round')
    await page.locator('.order-size button').click()
    await page.waitForURL(/size=round/)
    const first = page.locator('.order-gallery a[download]').first()
    expect(await first.getAttribute('download')).toMatch(/-round\.png$/)
    const links = await page
      .locator('.order-gallery a[download]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    const answer = await send(links.find((link) => link.includes('size=round')) ?? '', {})
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(await page.getByLabel(label[edition]).inputValue()).toBe('round')
  })
})

it('R-UPL-23 an odd number of portraits begins with a wide one on a phone, which is not a small preview there', async () => {
  const session = await paidCard(origin, 'us')
  await playStudio(origin, session)
  const firstOf = async (device: typeof phone | typeof desktop, deviceScaleFactor: number) => {
    const page = await visit(pageOf('us', session), { ...device, deviceScaleFactor })
    const pictures = page.locator('.order-gallery').first().locator('img')
    await pictures.nth(1).scrollIntoViewIfNeeded()
    const [first, second] = await Promise.all([pictures.nth(0).boundingBox(), pictures.nth(1).boundingBox()])
    const source = await pictures.first().evaluate((image: HTMLImageElement) => image.currentSrc)
    return [Math.round((first?.width ?? 0) / (second?.width ?? 1)), source.includes('size=medium')]
  }
  expect([await firstOf(phone, 3), await firstOf(desktop, 1)]).toEqual([
    [2, true],
    [1, false],
  ])
})
