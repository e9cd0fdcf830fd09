import { useLingui } from '@lingui/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { retryRead } from '~/core/calls/retryRead'
import type { BuyerOrder, OrderAction } from '~/core/schemas/order'
import { orderDone, orderFailures } from '~/features/orders/content/order'
import { changeOrder } from '~/features/orders/functions/changeOrder'
import { getOrder } from '~/features/orders/functions/getOrder'
import { keepFocus } from '~/ui/browser/keepFocus'
import { notify } from '~/ui/shell/notify'
import { keepPlace } from './keepPlace'
import { useFollowing } from './useFollowing'

type Action = OrderAction extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'sessionId'>
    : never
  : never

export type OrderActions = {
  /** What is being done, while it is. */
  busy: Action['action'] | undefined
  /** Why the last one was not done, translated. */
  error: { action: Action['action']; text: string } | undefined
  /** @returns whether it was done; what happened is said either way */
  act: (action: Action) => Promise<boolean>
  /** Looks again, once. */
  refresh: () => Promise<void>
  /** Looks again, and up to three times more while the payment is undecided. */
  check: () => Promise<void>
}

/** Milliseconds after which a page that is looked at again shows the order anew: its links end after a day. */
const stale = 30 * 60_000

/** Whether another look may tell more. */
const isUndecided = ({ state }: BuyerOrder) => state === 'confirming' || state === 'unreachable'

/** States in which the next step is the studio's, or another device of the buyer's. */
const followed: readonly BuyerOrder['state'][] = ['paid', 'photos_received', 'in_production']

/**
 * An order as its page shows it: read three times more while its payment is undecided, regularly while portraits are
 * still to come, and after each action.
 */
export function useOrder(sessionId: string, loaded: BuyerOrder): OrderActions & { order: BuyerOrder } {
  const { i18n } = useLingui()
  const [order, setOrder] = useState(loaded)
  const [busy, setBusy] = useState<Action['action']>()
  const [error, setError] = useState<OrderActions['error']>()
  const readAt = useRef(0)
  const place = useRef<() => void>(undefined)

  // Another order under the same address, or the same one loaded again.
  useEffect(() => {
    readAt.current = Date.now()
    setOrder(loaded)
  }, [loaded])

  const read = () => getOrder({ data: { sessionId } })
  const show = (value: BuyerOrder) => {
    readAt.current = Date.now()
    setOrder(value)
  }
  const refresh = () => read().then(show, () => {})
  const latest = useRef(refresh)
  latest.current = refresh

  const looking = useRef<AbortController>(undefined)
  /** @param first what counts as the first look */
  const look = async (first = read) => {
    looking.current?.abort()
    looking.current = new AbortController()
    const { signal } = looking.current
    let next = first
    const one = () => {
      const now = next
      next = read
      return now()
    }
    // What could not be read leaves the page as it is.
    await retryRead(one, { show, unsettled: isUndecided, signal }).catch(() => {})
  }
  // The page has looked once already, while it was loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each order that is loaded, and not for each look at it
  useEffect(() => {
    if (isUndecided(loaded)) void look(async () => loaded)
    return () => looking.current?.abort()
  }, [loaded])

  useFollowing(followed.includes(order.state), async () => {
    const began = readAt.current
    const read = await getOrder({ data: { sessionId } }).catch(() => undefined)
    if (!read || read.state === 'unreachable') return false
    // A action was done meanwhile, and has read what is newer.
    if (readAt.current === began) {
      readAt.current = Date.now()
      place.current = keepPlace()
      setOrder(read)
    }
    return true
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each other order is shown
  useLayoutEffect(() => {
    place.current?.()
    place.current = undefined
  }, [order])

  useEffect(() => {
    const onShow = () => {
      if (!document.hidden && Date.now() - readAt.current > stale) void latest.current()
    }
    document.addEventListener('visibilitychange', onShow)
    return () => document.removeEventListener('visibilitychange', onShow)
  }, [])

  const act = async (action: Action) => {
    const giveFocusBack = keepFocus()
    setBusy(action.action)
    setError(undefined)
    const answer = await changeOrder({ data: { sessionId, ...action } as OrderAction }).catch(
      () => ({ ok: false, code: 'failed' }) as const,
    )
    if (!answer.ok) setError({ action: action.action, text: i18n._(orderFailures[answer.code]) })
    // The proof of a deletion says it, and a toast would lie over it.
    else if (action.action !== 'erase') void notify('success', i18n._(orderDone[action.action]))
    await refresh()
    setBusy(undefined)
    giveFocusBack()
    return answer.ok
  }
  return { order, busy, error, act, refresh, check: () => look() }
}
