import { useLingui } from '@lingui/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { retryRead } from '~/core/calls/retryRead'
import type { BuyerOrder, OrderAction } from '~/core/schemas/order'
import { orderDone, orderFailures } from '~/features/orders/content/order'
import { changeOrder } from '~/features/orders/functions/changeOrder'
import { getOrder } from '~/features/orders/functions/getOrder'
import { keepFocus } from '~/ui/browser/keepFocus'
import { notify } from '~/ui/shell/notify'
import { keepScrollPosition } from './keepScrollPosition'
import { usePolling } from './usePolling'

type Action = OrderAction extends infer Each
  ? Each extends { action: 'verdict' | 'reveal' }
    ? // Without a reload of the order: `useVerdicts`, `useReveal`.
      never
    : Omit<Each, 'sessionId'>
  : never

export type OrderActions = {
  /** The action in progress. */
  busy: Action['action'] | undefined
  /** The last action, if it failed, with its message, translated. */
  error: { action: Action['action']; text: string } | undefined
  /** @returns whether the action succeeded; the outcome is shown to the buyer either way */
  act: (action: Action) => Promise<boolean>
  /** Reads the order once. */
  refresh: () => Promise<void>
  /**
   * Reads the order, and up to three times more while the payment is undecided.
   * @returns whether the payment could be checked
   */
  check: () => Promise<boolean>
}

/** Milliseconds after which the order is reloaded when its page becomes visible: its links expire after a day. */
const stale = 30 * 60_000
/** The same for a delivered order, whose verdicts and corrections may change in another tab or on another device. */
const staleIfDelivered = 10_000

/** Whether another read may bring a different state. */
const isUndecided = ({ state }: BuyerOrder) => state === 'confirming' || state === 'unreachable'

/** States that are polled: the next step comes from the studio, or from another device of the buyer. */
const polledStates: readonly BuyerOrder['state'][] = ['paid', 'photos_received', 'in_production']

/**
 * The order as its page shows it. Reads it up to three times more while its payment is undecided, polls it while
 * portraits are still to come, and reads it after each action.
 */
export function useOrder(sessionId: string, loaded: BuyerOrder): OrderActions & { order: BuyerOrder } {
  const { i18n } = useLingui()
  const [order, setOrder] = useState(loaded)
  const [busy, setBusy] = useState<Action['action']>()
  const [error, setError] = useState<OrderActions['error']>()
  const readAt = useRef(0)
  const restoreScroll = useRef<() => void>(undefined)

  // The loader returned another order, or the same one again.
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

  const controller = useRef<AbortController>(undefined)
  /** @param first replaces the first read */
  const readUntilSettled = async (first = read) => {
    controller.current?.abort()
    controller.current = new AbortController()
    const { signal } = controller.current
    let next = first
    const nextRead = () => {
      const now = next
      next = read
      return now()
    }
    let reached = false
    const showRead = (value: BuyerOrder) => {
      reached = value.state !== 'unreachable'
      show(value)
    }
    // A failed read leaves the page as it is.
    await retryRead(nextRead, { show: showRead, unsettled: isUndecided, signal }).catch(() => {
      reached = signal.aborted
    })
    return reached
  }
  // The loader's result counts as the first read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each loaded order, not for each read
  useEffect(() => {
    if (isUndecided(loaded)) void readUntilSettled(async () => loaded)
    return () => controller.current?.abort()
  }, [loaded])

  const isPolled = polledStates.includes(order.state)
  usePolling(isPolled, async () => {
    const began = readAt.current
    const read = await getOrder({ data: { sessionId } }).catch(() => undefined)
    if (!read || read.state === 'unreachable') return false
    // Otherwise an action in the meantime has read a newer state.
    if (readAt.current === began) {
      readAt.current = Date.now()
      restoreScroll.current = keepScrollPosition()
      setOrder(read)
    }
    return true
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the order is rendered
  useLayoutEffect(() => {
    restoreScroll.current?.()
    restoreScroll.current = undefined
  }, [order])

  // A polled order is read by its next poll, which follows at once.
  useEffect(() => {
    const onShow = () => {
      const age = Date.now() - readAt.current
      if (!isPolled && !document.hidden && age > (order.state === 'delivered' ? staleIfDelivered : stale))
        void refresh()
    }
    document.addEventListener('visibilitychange', onShow)
    return () => document.removeEventListener('visibilitychange', onShow)
  })

  const act = async (action: Action) => {
    const restoreFocus = keepFocus()
    setBusy(action.action)
    setError(undefined)
    const answer = await changeOrder({ data: { sessionId, ...action } as OrderAction }).catch(
      () => ({ ok: false, code: 'failed' }) as const,
    )
    if (!answer.ok) setError({ action: action.action, text: i18n._(orderFailures[answer.code]) })
    // The page itself says that photos were deleted, the upload is complete or a link is ready.
    else if (action.action !== 'erase' && action.action !== 'finish' && action.action !== 'share')
      void notify('success', i18n._(orderDone[action.action]))
    await refresh()
    setBusy(undefined)
    restoreFocus()
    return answer.ok
  }
  return { order, busy, error, act, refresh, check: () => readUntilSettled() }
}
