import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import type { KnownOrder } from '~/core/schemas/order'
import type { ShownShare } from '~/core/schemas/share'
import { longDate } from '~/i18n/longDate'
import { Button } from '~/ui/Button'
import { Notice } from '~/ui/Notice'
import { Section } from '~/ui/Section'
import type { OrderActions } from '../useOrder'

/** Only buyers who make a link load its form. */
const OrderShareForm = lazy(() =>
  import('./OrderShareForm').then((form) => ({ default: form.OrderShareForm })),
)

type SharesProps = {
  order: KnownOrder
  actions: Pick<OrderActions, 'act' | 'busy' | 'error'>
}

/** Links to portraits for others: those that are open, and a form for a new one. */
export function OrderShares({ order, actions }: SharesProps) {
  const [making, setMaking] = useState(false)
  const { shares } = order
  const { error } = actions
  return (
    <Section space="none" labelledBy="shares" className="pb-12 on-screen">
      <h2 id="shares" className="text-sub font-600 font-display">
        <Trans>Share your portraits</Trans>
      </h2>
      <p className="mt-2 max-w-38em text-note text-ink-soft">
        <Trans>
          A link shows only the portraits you choose, and nothing else from your order. You can turn it off at
          any time.
        </Trans>
      </p>
      {shares.length > 0 && (
        <ul className="mt-5 grid gap-3">
          {shares.map((share) => (
            <OpenShare key={share.id} share={share} actions={actions} />
          ))}
        </ul>
      )}
      {(error?.action === 'share' || error?.action === 'unshare') && (
        <Notice kind="error" className="mt-4">
          {error.text}
        </Notice>
      )}
      {making ? (
        <Suspense>
          <OrderShareForm order={order} actions={actions} onDone={() => setMaking(false)} />
        </Suspense>
      ) : (
        <Button
          look="secondary"
          size="small"
          className="mt-5 [@media(scripting:none)]:hidden"
          onClick={() => setMaking(true)}
        >
          <Trans>Create a link</Trans>
        </Button>
      )}
    </Section>
  )
}

function OpenShare({ share, actions }: { share: ShownShare; actions: SharesProps['actions'] }) {
  const { t, i18n } = useLingui()
  const [copied, setCopied] = useState(false)
  const { id, url, count, mayDownload, views, downloads } = share
  const date = longDate(new Date(share.endsAt), i18n.locale)
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => {},
    )
  return (
    <li className="order-share rounded-card border border-line px-5 py-4">
      <a
        href={url}
        translate="no"
        className="block truncate text-note text-ember-deep font-600 underline underline-offset-4"
      >
        {url}
      </a>
      <p className="mt-1 text-note text-ink-soft">
        {mayDownload ? (
          <Plural
            comment="What a link to portraits allows, and until when"
            value={count}
            one={`# portrait, to view and download, until ${date}.`}
            other={`# portraits, to view and download, until ${date}.`}
          />
        ) : (
          <Plural
            comment="What a link to portraits allows, and until when"
            value={count}
            one={`# portrait, view only, until ${date}.`}
            other={`# portraits, view only, until ${date}.`}
          />
        )}{' '}
        <Plural
          comment="How often a link to portraits was opened"
          value={views}
          _0="Not opened yet."
          one="Opened once."
          other="Opened # times."
        />{' '}
        {downloads > 0 && (
          <Plural
            comment="How often something was downloaded by a link"
            value={downloads}
            one="One download."
            other="# downloads."
          />
        )}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={() => void copy()}>
          {copied ? (
            <Trans comment="On a button, after it was pressed">Link copied</Trans>
          ) : (
            <Trans comment="Button: copies a link">Copy</Trans>
          )}
        </Button>
        <Button
          look="secondary"
          size="small"
          disabled={actions.busy === 'unshare'}
          aria-label={t`Turn off this link`}
          onClick={() => void actions.act({ action: 'unshare', share: id })}
        >
          <Trans comment="Button: a link opens nothing from then on">Turn off</Trans>
        </Button>
      </div>
    </li>
  )
}
