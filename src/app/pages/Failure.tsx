import { Trans, useLingui } from '@lingui/react/macro'
import './failure.css'
import { editionForLanguage, editionList } from '~/catalog/editions'
import { site } from '~/catalog/site'
import { Logo } from '~/ui/Logo'

type FailureProps = {
  /** Path that the retry link opens. */
  retry: string
  /** The request id, as in the log. Absent for a failure in the browser. */
  reference?: string
}

/**
 * The last-resort failure page, on the server and in the browser (R-ERR-21). Depends on nothing that may have failed:
 * no router, no content, only its own styles. Uses the language that was loaded.
 */
export function Failure({ retry, reference }: FailureProps) {
  const { t, i18n } = useLingui()
  const title = t`Something went wrong on our side`
  const { email } = site.contact[editionForLanguage(editionList, i18n.locale)]
  const subject = reference ? `${title} (${reference})` : title
  return (
    <div className="failure on-night">
      <title>{`${title} – ${site.brand}`}</title>
      <meta name="robots" content="noindex" />
      <header data-bar>
        <a href="/">
          <Logo />
        </a>
      </header>
      <main id="main">
        <h1>{title}</h1>
        <p role="alert">
          <Trans>
            We couldn’t show you this page just now. This isn’t anything you did. Please try again in a
            moment; if it happens again, write to us.
          </Trans>
        </p>
        <p className="failure-ways">
          <a href={retry}>
            <Trans>Try again</Trans>
          </a>
          <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
            <Trans>Write to us</Trans>
          </a>
        </p>
        {reference && (
          <p className="failure-reference">
            <Trans comment="Followed by an id that our log has too">Reference</Trans>{' '}
            <code translate="no">{reference}</code>
          </p>
        )}
      </main>
      {/* A broken sun and horizon: one half has slipped. */}
      <svg aria-hidden="true" viewBox="-1000 -300 2000 400" preserveAspectRatio="xMidYMid slice">
        <linearGradient id="failure-light" gradientUnits="userSpaceOnUse" x2="0" y1="-260" y2="40">
          <stop />
          <stop offset="1" />
        </linearGradient>
        <path className="failure-sun" d="M0 0H-260A260 260 0 0 1 0-260Z" />
        <path className="failure-line" d="M-9000 0H0" />
        <path className="failure-sun" d="M0 56H260A260 260 0 0 0 0-204Z" />
        <path className="failure-line" d="M0 56H9000" />
      </svg>
    </div>
  )
}
