import { useLingui } from '@lingui/react'
import type { Hint } from './hint'
import { hintTexts } from './hintTexts'

/** The hint on the lower edge of a photo, so that nothing moves when it appears. Its parent is positioned. */
export function PhotoHint({ hint }: { hint: Hint | undefined }) {
  const { i18n } = useLingui()
  if (!hint) return null
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 aspect-square flex items-end p-1.5">
      <span className="w-full border-l-3 border-gold rounded-md bg-paper px-2 py-1 text-13px font-500 leading-tight">
        {i18n._(hintTexts[hint])}
      </span>
    </div>
  )
}
