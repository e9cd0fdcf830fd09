import { styleMarks } from '~/core/stylePlaceholder'
import { cachedAssets } from '~/server/cachedAssets'

const read = cachedAssets((css) => css.trim())

/** Puts the styles of a page into it, as the browser would be given them by a file of their own. */
export async function fillStyles(html: string): Promise<string> {
  const hrefs = [...html.matchAll(styleMarks)].map(([, href = '']) => href)
  const styles = new Map(await Promise.all(hrefs.map(async (href) => [href, await read(href)] as const)))
  return html.replace(styleMarks, (_, href) => styles.get(href) ?? '')
}
