import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { editionsOf, servicePath } from '~/catalog/addresses'
import { editionForLanguage, editions } from '~/catalog/editions'
import { languages } from '~/catalog/locales'
import { ButtonLink } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { Logo } from '~/ui/Logo'

/** The 404 page (R-ERR-01), shared by both editions. The server also sends status 404 and records the path. */
export function NotFound() {
  const { t, i18n } = useLingui()
  const edition = editionForLanguage(editionsOf('home'), i18n.locale)
  const { home, contactAnchor } = editions[edition]
  const onward = [
    [
      servicePath(edition, 'ai-photos'),
      t({ message: 'AI Studio Portraits', comment: 'fixed by the specification' }),
    ],
    [`${home}#packages`, t({ message: 'Packages', comment: 'fixed by the specification' })],
    [`${home}#booster`, t({ message: 'Add-ons', comment: 'fixed by the specification' })],
    [`${home}#${contactAnchor}`, t({ message: 'Contact', comment: 'fixed by the specification' })],
  ] as const
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the record that the specification asks for (R-RTE-18)
    console.error(`Page not found: ${location.pathname}`)
  }, [])
  return (
    <div className="on-night min-h-svh flex flex-col bg-night text-paper">
      <title>{t({ message: 'Oops! Page not found', comment: 'fixed by the specification' })}</title>
      <meta name="robots" content="noindex" />
      <header data-bar className="wrap flex min-h-18 items-center md:min-h-22">
        <a href="/" className="inline-flex rounded py-2">
          <Logo />
        </a>
      </header>
      <main id="main" className="flex flex-1 flex-col">
        <div className="wrap flex flex-1 flex-col justify-end pb-6 md:pb-8">
          <h1 className="max-w-8em text-hero display-tight">
            <Trans comment="fixed by the specification">Oops! Page not found</Trans>
          </h1>
          <p className="mt-6 max-w-30em text-balance text-lead text-mist">
            <Trans>The address may be mistyped, or the page may have moved.</Trans>
          </p>
          <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-4">
            <ButtonLink href="/">
              <Trans comment="fixed by the specification">Return to Home</Trans>
            </ButtonLink>
            <nav aria-label={t`Home in another language`} className="ml--3 flex flex-wrap gap-2 sm:ml-0">
              {/* Each link is in its own language, whatever the page's language. */}
              {editionsOf('home').map((edition) => {
                const { home, locale } = editions[edition]
                return (
                  <a
                    key={edition}
                    href={home}
                    lang={locale}
                    hrefLang={locale}
                    className="inline-flex min-h-11 items-center rounded px-3 text-mist underline decoration-haze underline-offset-6 hover:(text-paper decoration-current)"
                  >
                    {languages[locale].name}
                  </a>
                )
              })}
            </nav>
          </div>
          <nav aria-label={t`Other pages`} className="mt-8 border-t border-haze pt-4 md:mt-12 md:pt-6">
            <p className="text-note text-mist">
              <Trans>Maybe you were looking for one of these.</Trans>
            </p>
            <ul className="flex flex-wrap gap-x-6 sm:gap-x-10">
              {onward.map(([href, label]) => (
                <li key={href}>
                  <a
                    href={href}
                    className="inline-flex items-center gap-1.5 rounded py-3 text-note font-600 hover:text-gold"
                  >
                    <span>{label}</span>
                    <Icon name="forward" className="text-gold" />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div aria-hidden="true" className="h-[24svh] overflow-hidden md:h-[28svh] border-t border-ember">
          <div className="wrap">
            <span className="sun sun-below" />
          </div>
        </div>
      </main>
    </div>
  )
}
