import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import type { KnownOrder } from '~/core/schemas/order'
import type { Verdict } from '~/core/schemas/verdict'
import { orderFailures } from '~/features/orders/content/order'
import { changeOrder } from '~/features/orders/functions/changeOrder'

type Portrait = Pick<KnownOrder['portraits'][number], 'id' | 'verdict'>

export type Verdicts = {
  of: (portrait: Portrait) => Verdict | null
  /** The message of a verdict that was not stored, translated. */
  errorOf: (id: string) => string | undefined
  /** Shows a verdict at once and stores it; `null` removes it. */
  give: (id: string, verdict: Verdict | null) => void
}

type Given = { verdict?: Verdict | null; error?: string; savedAt?: number }

/** Milliseconds for which a stored verdict outweighs a loaded order, whose read may have begun before it. */
const grace = 5000

/**
 * The buyer's verdicts, ahead of the server. Calls about one portrait run one after the other; of the choices made
 * during a call, only the latest is sent. A call that fails shows the stored verdict again.
 */
export function useVerdicts(
  sessionId: string,
  portraits: readonly Portrait[] | undefined,
  refresh: () => Promise<void>,
): Verdicts {
  const { i18n } = useLingui()
  const [given, setGiven] = useState<ReadonlyMap<string, Given>>(new Map())
  const wanted = useRef(new Map<string, Verdict | null>())
  const put = (id: string, next: Given) => setGiven((now) => new Map(now).set(id, next))

  // A loaded order replaces what was stored before, such as in another tab.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each loaded order
  useEffect(() => {
    const isNewer = ({ savedAt = Date.now() }: Given) => Date.now() - savedAt < grace
    setGiven((now) => (now.size ? new Map([...now].filter(([, one]) => isNewer(one))) : now))
  }, [portraits])

  const give = async (id: string, verdict: Verdict | null) => {
    const isRunning = wanted.current.has(id)
    const stored = given.get(id)?.verdict
    wanted.current.set(id, verdict)
    put(id, { verdict })
    if (isRunning) return
    let saved: Given = stored === undefined ? {} : { verdict: stored, savedAt: Date.now() }
    for (;;) {
      const sent = wanted.current.get(id) ?? null
      const answer = await changeOrder({
        data: { sessionId, action: 'verdict', portrait: id, verdict: sent },
      }).catch(() => ({ ok: false, code: 'failed' }) as const)
      if (answer.ok) saved = { verdict: sent, savedAt: Date.now() }
      if (wanted.current.get(id) !== sent) continue
      wanted.current.delete(id)
      if (answer.ok) return put(id, saved)
      const isLost = answer.code === 'failed'
      put(id, {
        ...saved,
        error: i18n._(orderFailures[isLost ? 'unsaved' : answer.code]),
      })
      if (!isLost) void refresh()
      return
    }
  }
  return {
    of: ({ id, verdict }) => {
      const own = given.get(id)?.verdict
      return own === undefined ? verdict : own
    },
    errorOf: (id) => given.get(id)?.error,
    give: (id, verdict) => void give(id, verdict),
  }
}
