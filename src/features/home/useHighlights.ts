import { useLingui } from '@lingui/react'
import type { EditionsWith } from '~/catalog/addresses'
import { vignettePath } from '~/catalog/vignettes'
import { highlights } from '~/features/home/content/highlights'

/** The three highlights, translated. */
export function useHighlights(edition: EditionsWith<'home'>) {
  const { _ } = useLingui()
  return highlights.map(({ id, title, text, features }) => ({
    id,
    image: vignettePath(id, edition),
    title: _(title),
    text: _(text),
    features: features.map((feature) => _(feature)),
  }))
}
