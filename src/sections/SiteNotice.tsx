import './siteNotice.css'
import { useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { notices } from '~/catalog/owner/notice'
import { shownOn } from '~/core/datedParts'

/**
 * The owner's line on a content page. Renders all notices: `partsOn` removes those of other days from the page, so
 * that a stored page can change at midnight without being rendered again. Never rendered in the browser.
 */
export function SiteNotice({ edition }: { edition: EditionsWith<'home'> }) {
  const { t } = useLingui()
  if (!import.meta.env.SSR) return null
  return notices.map(({ from, to, [edition]: words }) =>
    words ? (
      <aside
        key={from}
        {...shownOn(from, to)}
        aria-label={t({
          message: 'Notice',
          comment: 'Names a line about holidays and the like above the page',
        })}
        className="site-notice"
      >
        <p className="wrap">
          {words.text}
          {words.link && (
            <>
              {' '}
              <a href={words.link.href}>{words.link.text}</a>
            </>
          )}
        </p>
      </aside>
    ) : null,
  )
}
