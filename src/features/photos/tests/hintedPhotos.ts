import type { Page } from 'playwright'
import type { Edition } from '~/catalog/editions'
import { type Photo, sceneryPhoto } from '~tests/fixtures/photos'

/** The texts of the hints on the photos below. */
export const hintWords = {
  us: {
    dark: 'Dark: try daylight.',
    small: 'Too small: send the original.',
    alike: 'Like another: keep one.',
    fine: 'Checked on your device: size, light, and focus look good.',
    hinted: (count: number) =>
      `Checked on your device: ${count} ${count === 1 ? 'photo' : 'photos'} could be better.`,
    guide: 'See how to take better ones',
  },
  br: {
    dark: 'Escura: use luz do dia.',
    small: 'Pequena: use a original.',
    alike: 'Quase igual: use só uma.',
    fine: 'Conferimos no seu aparelho: tamanho, luz e nitidez estão ótimos.',
    hinted: (count: number) =>
      `Conferimos no seu aparelho: ${count} ${count === 1 ? 'foto pode' : 'fotos podem'} melhorar.`,
    guide: 'Veja como tirar fotos melhores',
  },
} satisfies Record<Edition, unknown>

/** A good photograph, a dark and a small one, and the first again: cropped, smaller and compressed more. */
export async function fourPhotos(): Promise<Photo[]> {
  const [scene, other, third] = await Promise.all([11, 222, 3333].map((seed) => sceneryPhoto(seed)))
  if (!scene || !other || !third) throw new Error('no photo')
  const files: Record<string, Buffer> = {
    'good.jpg': await scene.clone().jpeg().toBuffer(),
    'dark.jpg': await other.linear(0.25).jpeg().toBuffer(),
    'small.jpg': await third.resize(300).jpeg().toBuffer(),
    'again.jpg': await scene
      .extract({ left: 40, top: 30, width: 1120, height: 840 })
      .resize(1000)
      .jpeg({ quality: 50 })
      .toBuffer(),
  }
  return Object.entries(files).map(([name, buffer]) => ({ name, mimeType: 'image/jpeg', buffer }))
}

/** The list item of a photo. */
export const tile = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

/** Waits until the previews of this many photos are shown. */
export const previewed = (page: Page, count: number) =>
  page
    .locator('img[src^="blob:"]')
    .nth(count - 1)
    .waitFor()
