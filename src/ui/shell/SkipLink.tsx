import { useLingui } from '@lingui/react/macro'

export function SkipLink() {
  const { t } = useLingui()
  return (
    <a
      href="#main"
      className="fixed left-4 top--20 z-50 border border-transparent rounded-full bg-ember px-5 py-2 text-night font-600 focus:top-4"
      // Browser translation may have changed the text.
      suppressHydrationWarning
    >
      {t({ message: 'Skip to content', comment: 'Link for keyboard users, first on every page' })}
    </a>
  )
}
