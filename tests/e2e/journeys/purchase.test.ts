import type { Request } from 'playwright'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { phonePhoto, smallPhotos } from '../../fixtures/photos'
import { siteStores } from '../site/stores'
import { desktop, phone } from '../site/visit'
import { words } from '../site/words'
import { confirmed, paidSession, sendPhotos } from './buy'

const stores = siteStores()

it.each([
  ['us', 'on a desktop', desktop],
  ['br', 'on a phone', phone],
] as const)(
  'R-PAY-01 R-PAY-02 R-PAY-17 R-DAT-14 R-DAT-15 R-UPL-15 R-UPL-20 R-ERR-16 a buyer of %s pays by card %s, sends photos and sees the confirmation',
  async (edition, _, device) => {
    const w = words[edition]
    const { page, session } = await paidSession(edition, device)
    const photos = [await phonePhoto(1), ...(await smallPhotos(2))]
    // Uploads are sequential.
    let [inFlight, most, sent] = [0, 0, 0]
    const isPhoto = (request: Request) => request.method() === 'PUT' && request.url().endsWith('/photos')
    page.on('request', (request) => {
      if (!isPhoto(request)) return
      sent++
      most = Math.max(most, ++inFlight)
    })
    page.on('requestfinished', (request) => isPhoto(request) && inFlight--)
    await sendPhotos(page, edition, photos)
    await confirmed(page, edition)
    await page.getByText(w.sent).first().waitFor()
    expect([sent, most]).toEqual([3, 1])
    expect(await page.locator('html').getAttribute('lang')).toBe(w.lang)

    const [order] = stores.rows('SELECT * FROM orders WHERE provider_session_id = ?', session)
    expect(order).toMatchObject({
      plan: 'essential',
      edition,
      status: 'photos_received',
      amount_minor: w.prices.essential * 100,
      currency: 'USD',
      customer_name: 'Ana Lima',
      customer_email: 'ana@example.com',
    })
    const keys = stores.keys(`${session}/`)
    expect(keys.map((key) => key.replace(/^.*\/\d+_/, '')).sort()).toEqual([
      '0_IMG_1.jpg',
      '1_photo-0.jpg',
      '2_photo-1.jpg',
    ])

    // R-UPL-26: the stored photo is upright and has no location or camera metadata.
    const stored = stores.bytes(keys.find((key) => key.endsWith('IMG_1.jpg')) ?? '')
    const { width, height, exif, orientation } = await sharp(stored).metadata()
    expect({ width, height, exif, orientation }).toEqual({
      width: 1200,
      height: 1600,
      exif: undefined,
      orientation: undefined,
    })
  },
)
