import { expect, it, vi } from 'vitest'
import { editionsOf } from '~/catalog/addresses'
import { packageList } from '~/catalog/products'
import { contentPages } from '~tests/fixtures/contentPages'
import { renderPage } from '~tests/fixtures/renderPage'

const { banner } = vi.hoisted(() => ({ banner: { us: true, br: true } }))

// The form's server function is not part of the rendered text.
vi.mock('~/features/contact/functions/sendContactMessage', () => ({ sendContactMessage: undefined }))
vi.mock('~/catalog/owner/banner', () => ({ banner }))

/** The pages that have the banner, or the room that the first screen leaves for it. */
async function pagesWith(part: string): Promise<string[]> {
  const found: string[] = []
  for (const [edition, screen, page] of editionsOf('home').flatMap((one) => contentPages(one, packageList)))
    if ((await renderPage(screen, edition, await page())).includes(part)) found.push(`${edition} ${screen}`)
  return found
}

const onUs = ['us home']
const onBr = ['br home', 'br launch', 'br momentum', 'br dominion']

it.each([
  [{ us: true, br: true }, [...onUs, ...onBr]],
  [{ us: true, br: false }, onUs],
  [{ us: false, br: true }, onBr],
  [{ us: false, br: false }, []],
])('R-USH-26 R-BRH-32 the owner’s switch %j shows the banner on %j', async (chosen, pages) => {
  Object.assign(banner, chosen)
  expect(await pagesWith('data-banner')).toEqual(pages)
  expect(await pagesWith('class="fold"')).toEqual(pages)
})
