import { stylePlaceholders } from '~/core/stylePlaceholder'
import { cachedAssets } from '~/server/cachedAssets'

const read = cachedAssets((css) => css.trim())

/** Replaces the style placeholders of a page with the text of their style sheets. */
export async function fillStyles(html: string): Promise<string> {
  const hrefs = [...html.matchAll(stylePlaceholders)].map(([, href = '']) => href)
  const styles = new Map(await Promise.all(hrefs.map(async (href) => [href, await read(href)] as const)))
  return html.replace(stylePlaceholders, (_, href) => styles.get(href) ?? '')
}
