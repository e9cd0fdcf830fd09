import type { Page } from 'playwright'
import type { AddOn } from '~/catalog/products'
import { served, textOf } from '~tests/e2e/site/served'

export const still = { reducedMotion: 'reduce' } as const
export const pageOf = (product: AddOn, edition: 'us' | 'br') =>
  product === 'ai-photos' ? `/ai-photo-service-${edition}` : `/${product}-${edition}`
export const addOnCards = (page: Page) => page.locator('#addons').getByRole('article')
export const openTiers = (page: Page) => page.locator('#addons details[open]').count()
/** Reads the served offers of a home. */
export async function read(path: string) {
  const { document } = await served(path)
  return {
    document,
    all: (selector: string) => [...document.querySelectorAll(selector)],
    addOns: [...document.querySelectorAll('#addons article')],
  }
}
export const hrefOf = (card: Element | undefined, label: string) =>
  [...(card?.querySelectorAll('a') ?? [])]
    .find((link) => textOf(link).startsWith(label))
    ?.getAttribute('href')
/** Text of each tier: name, price, details. */
export function tierTexts(card: Element | undefined): string[] {
  return [...(card?.querySelectorAll('details li') ?? [])].map((row) => {
    const [what, price] = row.querySelectorAll('p')
    const [name, details] = what?.querySelectorAll('span') ?? []
    return [name, price, details].map(textOf).join(' ').trim()
  })
}
