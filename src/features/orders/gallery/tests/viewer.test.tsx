import { expect, it } from 'vitest'
import type { PortraitSize } from '~/core/schemas/portraitSizes'
import { renderPage } from '~tests/fixtures/renderPage'
import { OrderViewer } from '../OrderViewer'
import type { Portrait } from '../portrait'

/** Address of the picture that the viewer shows of a portrait. */
async function pictureOf(sizes: PortraitSize[], type = 'image/jpeg'): Promise<string | undefined> {
  const portrait = {
    ...{ id: 'a', name: 'Paris.jpg', type, size: 1, url: '/photos/a?expires=1', preview: null, number: 1 },
    ...{ marked: false, remark: null, verdict: null, earlier: false },
    sizes: sizes.map((size) => ({ size, width: 1, height: 1, bytes: 1 })),
  } satisfies Portrait
  const viewer = (
    <OrderViewer
      portraits={[portrait]}
      last={1}
      at={0}
      marks={undefined}
      verdicts={undefined}
      size={undefined}
      onMove={() => {}}
      onClose={() => {}}
    />
  )
  return /<img src="([^"]+)"/.exec(await renderPage('thank-you', 'us', viewer))?.[1]?.replace('&amp;', '&')
}

it('R-UPL-23 the viewer shows the large size of a portrait, and its original only if that is no larger', async () => {
  expect(await pictureOf(['large', 'medium'])).toBe('/photos/a?expires=1&size=large')
  expect(await pictureOf(['large', 'medium'], 'image/tiff')).toBe('/photos/a?expires=1&size=large')
  expect(await pictureOf(['medium'])).toBe('/photos/a?expires=1')
  expect(await pictureOf([], 'image/tiff')).toBeUndefined()
})
