import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { KnownOrder } from '~/core/schemas/order'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { Notice } from '~/ui/Notice'
import type { OrderActions } from '../useOrder'
import { OrderShare } from './OrderShare'
import type { OrderShareForm as Form } from './OrderShareForm'

/** Only buyers who make a link load its form. Kept out of the Worker bundle. */
const OrderShareForm = lazy<typeof Form>(async () => ({
  default: import.meta.env.SSR ? () => <></> : (await import('./OrderShareForm')).OrderShareForm,
}))

type SharesProps = {
  order: KnownOrder
  actions: Pick<OrderActions, 'act' | 'busy' | 'error'>
}

/** Links to portraits for others: those that are open, and a form for a new one. */
export function OrderShares({ order, actions }: SharesProps) {
  const [making, setMaking] = useState<boolean>()
  /** The latest link before the form made one, until the order lists that. */
  const [before, setBefore] = useState<{ id: string | undefined }>()
  /** The link that the form has made. */
  const [made, setMade] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const { shares } = order
  const { error } = actions
  const latest = shares[0]?.id
  if (before && latest !== before.id) {
    setMade(latest)
    setBefore(undefined)
  }
  const isReady = made !== undefined && latest === made
  // The latest link comes first: on a phone the form that it replaces may be a screen high.
  useEffect(() => {
    if (!isReady) return
    const card = list.current?.firstElementChild
    card?.scrollIntoView({ block: 'center', behavior: 'instant' })
    card?.querySelector('button')?.focus({ preventScroll: true })
  }, [isReady])
  return (
    <section aria-labelledby="shares" className="on-screen">
      <h2 id="shares" className="text-sub font-600 font-display">
        <Trans>Share your portraits</Trans>
      </h2>
      <p className="mt-2 max-w-38em text-note text-ink-soft">
        <Trans>
          A link shows only the portraits you choose, and nothing else from your order. You can turn it off at
          any time.
        </Trans>
      </p>
      {/* Before the link: the focus moves to the button that copies it. */}
      <div role="status">
        {isReady && (
          <p className="mt-5 flex items-center gap-2 text-sub text-leaf font-600 font-display">
            <Icon name="check" />
            <Trans>Your link is ready</Trans>
          </p>
        )}
      </div>
      {shares.length > 0 && (
        <ul ref={list} className={`${isReady ? 'order-new mt-3' : 'mt-5'} grid gap-3`}>
          {shares.map((share) => (
            <OrderShare key={share.id} share={share} order={order} actions={actions} />
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
          <OrderShareForm
            order={order}
            actions={actions}
            onDone={(hasLink) => {
              setMaking(false)
              if (hasLink) setBefore({ id: latest })
            }}
          />
        </Suspense>
      ) : (
        <Button
          variant="secondary"
          size="small"
          className="mt-5 [@media(scripting:none)]:hidden"
          // Where the focus was, once the form is closed.
          autoFocus={making === false}
          onClick={() => {
            setMade(undefined)
            setMaking(true)
          }}
        >
          {shares.length ? <Trans>Create another link</Trans> : <Trans>Create a link</Trans>}
        </Button>
      )}
    </section>
  )
}
