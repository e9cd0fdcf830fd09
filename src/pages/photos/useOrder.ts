import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import { orderDone, orderFailures } from '~/content/order'
import { changeOrder } from '~/functions/changeOrder'
import { getOrder } from '~/functions/getOrder'
import { retryDelay } from '~/functions/retryRead'
import type { BuyerOrder, OrderDeed } from '~/schemas/order'
import { keepFocus } from '~/ui/keepFocus'
import { notify } from '~/ui/notify'

type Deed = OrderDeed extends infer Each ? (Each extends unknown ? Omit<Each, 'sessionId'> : never) : never

export type OrderActions = {
  /** What is being done, while it is. */
  busy: Deed['deed'] | undefined
  /** Why the last one was not done, translated. */
  error: { deed: Deed['deed']; text: string } | undefined
  /** @returns whether it was done; what happened is said either way */
  act: (deed: Deed) => Promise<boolean>
  /** Looks again. */
  refresh: () => Promise<void>
}

/** Milliseconds after which a page that is looked at again shows the order anew: its links end after a day. */
const stale = 30 * 60_000

/** An order as its page shows it: looked at again by itself while the payment is undecided, and after each deed. */
export function useOrder(sessionId: string, loaded: BuyerOrder): OrderActions & { order: BuyerOrder } {
  const { i18n } = useLingui()
  const [order, setOrder] = useState(loaded)
  const [busy, setBusy] = useState<Deed['deed']>()
  const [error, setError] = useState<OrderActions['error']>()
  const [looks, setLooks] = useState(0)
  const readAt = useRef(0)

  // Another order under the same address, or the same one loaded again.
  useEffect(() => {
    readAt.current = Date.now()
    setOrder(loaded)
  }, [loaded])

  const refresh = async () => {
    const read = await getOrder({ data: { sessionId } }).catch(() => undefined)
    if (read) {
      readAt.current = Date.now()
      setOrder(read)
    }
    setLooks((count) => count + 1)
  }
  const latest = useRef(refresh)
  latest.current = refresh

  const undecided = order.state === 'confirming' || order.state === 'unreachable'
  useEffect(() => {
    if (!undecided) return
    const timer = setTimeout(() => void latest.current(), retryDelay(looks))
    return () => clearTimeout(timer)
  }, [undecided, looks])

  useEffect(() => {
    const onShow = () => {
      if (!document.hidden && Date.now() - readAt.current > stale) void latest.current()
    }
    document.addEventListener('visibilitychange', onShow)
    return () => document.removeEventListener('visibilitychange', onShow)
  }, [])

  const act = async (deed: Deed) => {
    const giveFocusBack = keepFocus()
    setBusy(deed.deed)
    setError(undefined)
    const answer = await changeOrder({ data: { sessionId, ...deed } as OrderDeed }).catch(
      () => ({ ok: false, code: 'failed' }) as const,
    )
    if (!answer.ok) setError({ deed: deed.deed, text: i18n._(orderFailures[answer.code]) })
    // The proof of a deletion says it, and a toast would lie over it.
    else if (deed.deed !== 'erase') void notify('success', i18n._(orderDone[deed.deed]))
    await refresh()
    setBusy(undefined)
    giveFocusBack()
    return answer.ok
  }
  return { order, busy, error, act, refresh }
}
