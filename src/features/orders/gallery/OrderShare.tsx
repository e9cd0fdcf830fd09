import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { KnownOrder } from '~/core/schemas/order'
import type { ShownShare } from '~/core/schemas/share'
import { longDate } from '~/i18n/longDate'
import { Button } from '~/ui/Button'
import type { OrderActions } from '../useOrder'
import { pictureOf } from './portrait'

/** Pictures that tell one link from another. */
const mostPictures = 5

type ShareProps = {
  share: ShownShare
  order: KnownOrder
  actions: Pick<OrderActions, 'act' | 'busy'>
}

/** A link that is open: what it shows and allows, its address, and what can be done with it. */
export function OrderShare({ share, order, actions }: ShareProps) {
  const { t, i18n } = useLingui()
  const address = useRef<HTMLAnchorElement>(null)
  const [copied, setCopied] = useState<boolean>()
  const [isClosing, setClosing] = useState(false)
  const { id, url, portraits, mayDownload, views, downloads } = share
  const count = portraits.length
  const date = longDate(share.endsAt, i18n.locale)
  const pictures = order.portraits.filter((portrait) => portraits.includes(portrait.id)).map(pictureOf)
  const copy = async () => {
    try {
      // Absent where the page is not served over HTTPS.
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      setCopied(false)
      if (address.current) getSelection()?.selectAllChildren(address.current)
    }
  }
  return (
    <li className="order-share">
      <div aria-hidden="true">
        {pictures.slice(0, mostPictures).map(
          (picture) =>
            picture && (
              <span key={picture} className="order-thumbnail">
                <img src={picture} alt="" loading="lazy" />
              </span>
            ),
        )}
        {count > mostPictures && <span className="figures">{`+${count - mostPictures}`}</span>}
      </div>
      <p className="mt-2.5 text-note">
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
      <a
        ref={address}
        href={url}
        translate="no"
        className={`order-address ${copied === false ? 'break-all' : 'truncate'}`}
      >
        {url}
      </a>
      {copied === false && (
        <p role="alert" className="mt-1 text-note text-rose">
          <Trans>Your browser didn’t allow copying. The link is selected: please copy it yourself.</Trans>
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        {isClosing ? (
          <>
            <span className="w-full text-note font-600">
              <Trans>Turn off this link? It will stop working for everyone who has it.</Trans>
            </span>
            <Button variant="secondary" size="small" autoFocus onClick={() => setClosing(false)}>
              <Trans comment="Button: the link stays open">Keep it</Trans>
            </Button>
            <Button
              variant="danger"
              size="small"
              disabled={actions.busy === 'unshare'}
              onClick={() => void actions.act({ action: 'unshare', share: id })}
            >
              <Trans comment="Button: a link opens nothing from then on">Turn off</Trans>
            </Button>
          </>
        ) : (
          <>
            <Button size="small" onClick={() => void copy()}>
              {copied ? (
                <Trans comment="On a button, after it was pressed">Link copied</Trans>
              ) : (
                <Trans comment="Button: copies the address of a link">Copy the link</Trans>
              )}
            </Button>
            <Button
              variant="secondary"
              size="small"
              aria-label={t`Turn off this link`}
              onClick={() => setClosing(true)}
            >
              <Trans comment="Button: a link opens nothing from then on">Turn off</Trans>
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
