import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { StoredSizes } from '~/core/schemas/madeSizes'
import { paidCard } from '~tests/e2e/journeys/provider'
import { siteStores } from '~tests/e2e/site/stores'
import { hydrated, origin, visit } from '~tests/e2e/site/visit'

const stores = siteStores()

/** A portrait that is red above and blue below its middle. */
async function halves(width: number, height: number): Promise<Buffer> {
  const half = { width, height: Math.floor(height / 2), channels: 3 as const, background: '#00f' }
  return sharp({ create: { width, height, channels: 3, background: '#f00' } })
    .composite([{ input: { create: half }, top: Math.ceil(height / 2), left: 0 }])
    .jpeg()
    .toBuffer()
}

/** The stored sizes of a portrait, each with its bytes. */
function storedSizes(name: string) {
  const [row] = stores.rows("SELECT id, sizes FROM order_photos WHERE name = ? AND role = 'portrait'", name)
  if (!row?.sizes) return undefined
  const { files, ...pixels } = JSON.parse(String(row.sizes)) as StoredSizes
  const all = stores.bytes(`sizes/${row.id}`)
  let offset = 0
  const parts = files.map(({ size, width, height, bytes }) => {
    const part = all.slice(offset, offset + bytes)
    offset += bytes
    return { size, width, height, image: sharp(part) }
  })
  return { pixels, parts }
}

it('the desk’s browser makes the sizes of portraits, never larger than they are', async () => {
  const session = await paidCard(origin, 'us')
  const [order] = stores.rows('SELECT id FROM orders WHERE provider_session_id = ?', session)
  const page = await hydrated(await visit(`/desk/orders/${order?.id}`))
  const files = [
    { name: `large ${order?.id}.jpg`, mimeType: 'image/jpeg', buffer: await halves(2100, 2800) },
    { name: `small ${order?.id}.jpg`, mimeType: 'image/jpeg', buffer: await halves(500, 900) },
  ]
  await page.locator('input[type=file]').first().setInputFiles(files)
  await page.getByRole('button', { name: 'Deliver 2 portraits' }).waitFor()
  const large = storedSizes(files[0]?.name ?? '')
  expect(large?.pixels).toEqual({ width: 2100, height: 2800 })
  expect(large?.parts.map(({ size, width, height }) => [size, width, height])).toEqual([
    ['large', 1536, 2048],
    ['medium', 768, 1024],
    ['square', 800, 800],
    ['round', 800, 800],
    ['tall', 1080, 1350],
    ['print', 1606, 2197],
  ])
  for (const { size, width, height, image } of large?.parts ?? []) {
    const facts = await image.metadata()
    expect([size, facts.format, facts.width, facts.height]).toEqual([
      size,
      size === 'round' ? 'png' : 'jpeg',
      width,
      height,
    ])
    if (size === 'print') expect([facts.density, facts.resolutionUnit ?? 'inch']).toEqual([300, 'inch'])
    const { data } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
    // More is cut off below than above, where the face is.
    const [red = 0, , blue = 0, alpha] = at(width >> 1, Math.round(height * 0.49))
    expect([size, red > 200, blue < 60, alpha]).toEqual([size, true, true, 255])
    expect([size, at(0, 0)[3]]).toEqual([size, size === 'round' ? 0 : 255])
  }
  expect(storedSizes(files[1]?.name ?? '')?.parts.map(({ size, width }) => [size, width])).toEqual([
    ['square', 500],
    ['round', 500],
    ['tall', 500],
  ])
})

it('the desk counts the minutes of an undo by the server’s clock', async () => {
  const session = await paidCard(origin, 'us')
  const [order] = stores.rows('SELECT id FROM orders WHERE provider_session_id = ?', session)
  const ahead = 3 * 3_600_000
  const page = await hydrated(
    await visit(`/desk/orders/${order?.id}`, {
      before: (page) => page.clock.install({ time: Date.now() + ahead }),
    }),
  )
  const name = `clock ${order?.id}.jpg`
  const file = { name, mimeType: 'image/jpeg', buffer: await halves(500, 900) }
  await page.locator('input[type=file]').first().setInputFiles([file])
  await page.getByRole('button', { name: 'Deliver 1 portrait' }).click()
  await page.getByText('You can undo it for 9 more minutes.').waitFor()
})

it('the desk names dropped files and folders that cannot be read, and takes the others', async () => {
  const session = await paidCard(origin, 'us')
  const [order] = stores.rows('SELECT id FROM orders WHERE provider_session_id = ?', session)
  const page = await hydrated(await visit(`/desk/orders/${order?.id}`))
  const image = (await halves(500, 900)).toString('base64')
  // A browser gives folders to a script only from the pointer of a person, so the entries are imitated.
  await page.evaluate((base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    const good = new File([bytes], 'good.jpg', { type: 'image/jpeg' })
    const fail = (_: unknown, failed: (error: Error) => void) => failed(new DOMException('', 'NotFoundError'))
    const file = (name: string, read: unknown) => ({ name, isFile: true, isDirectory: false, file: read })
    const folder = (name: string, readEntries: unknown) => ({
      ...{ name, isFile: false, isDirectory: true },
      createReader: () => ({ readEntries }),
    })
    const parts = [
      [
        folder('locked', fail),
        file('gone.jpg', fail),
        file('good.jpg', (done: (f: File) => void) => done(good)),
      ],
    ]
    const entry = folder('portraits', (done: (entries: unknown) => void) => done(parts.shift() ?? []))
    DataTransferItem.prototype.webkitGetAsEntry = () => entry as never
    const transfer = new DataTransfer()
    transfer.items.add(good)
    const drop = new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
    document.querySelector('h1')?.dispatchEvent(drop)
  }, image)
  await page
    .getByRole('alert')
    .filter({ hasText: '2 files or folders couldn’t be read and were left out: locked, gone.jpg' })
    .waitFor()
  await page.getByRole('button', { name: 'Deliver 1 portrait' }).waitFor()
})
