import { useLingui } from '@lingui/react'
import { highlights } from '~/features/home/content/highlights'

/** The three highlights, translated. */
export function useHighlights() {
  const { _ } = useLingui()
  return highlights.map(({ id, title, text, features }) => ({
    id,
    title: _(title),
    text: _(text),
    features: features.map((feature) => _(feature)),
  }))
}
