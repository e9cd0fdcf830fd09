import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { type DeskFailure, failureTexts } from '~/features/desk/content/failures'
import { deskAction } from '~/features/desk/functions/actOnOrder'
import type { DeskAction } from '~/features/desk/schema'
import { keepFocus } from '~/ui/browser/keepFocus'
import { notify } from '~/ui/shell/notify'
import { failureOf, isCallFailure } from '../shell/failureOf'
import { useReload } from '../shell/useReload'

type Without<T> = T extends unknown ? Omit<T, 'order'> : never
type Action = Without<DeskAction>

export type OrderActions = {
  /** The action in progress. */
  busy: Action['action'] | undefined
  /** Translated reason of the last failure; shown until the next action or until it is dismissed. */
  failure: string | undefined
  /** The last action was refused because the amounts it was based on had changed. */
  outdated: boolean
  /** Runs one action and reloads the order, also after a refusal. Resolves to whether the action succeeded. */
  act: (action: Action, done?: string) => Promise<boolean>
  forget: () => void
}

export function useOrderActions(order: string): OrderActions {
  const { i18n } = useLingui()
  const reload = useReload()
  const [state, setState] = useState<Pick<OrderActions, 'busy'> & { code?: DeskFailure }>({ busy: undefined })
  return {
    busy: state.busy,
    failure: state.code && i18n._(failureTexts[state.code]),
    outdated: state.code === 'changed_meanwhile' || state.code === 'wrong_amount',
    forget: () => setState((now) => (now.busy ? now : { busy: undefined })),
    async act(action, done) {
      // Browser only: keeps the code below out of the Worker bundle.
      if (import.meta.env.SSR) return false
      const restoreFocus = keepFocus()
      setState({ busy: action.action })
      const code = await send({ ...action, order } as DeskAction)
      if (!code || !isCallFailure(code)) await reload()
      setState(code ? { busy: undefined, code } : { busy: undefined })
      if (code) void notify('error', i18n._(failureTexts[code]))
      else if (done) void notify('success', done)
      restoreFocus()
      return !code
    },
  }
}

async function send(action: DeskAction): Promise<DeskFailure | undefined> {
  try {
    const result = await deskAction({ data: action })
    return result.ok ? undefined : result.code
  } catch (error) {
    return failureOf(error)
  }
}
