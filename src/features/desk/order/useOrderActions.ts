import { useLingui } from '@lingui/react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type DeskFailure, failureTexts } from '~/features/desk/content/failures'
import { deskAction } from '~/features/desk/functions/actOnOrder'
import type { DeskAction } from '~/features/desk/schema'
import { keepFocus } from '~/ui/browser/keepFocus'
import { notify } from '~/ui/shell/notify'
import { failureOf } from '../shell/failureOf'

type Without<T> = T extends unknown ? Omit<T, 'order'> : never
type Action = Without<DeskAction>

export type OrderActions = {
  /** What is being done now. */
  busy: Action['action'] | undefined
  /** Why the last one was not done, translated; it stands on the page until the next, or until it is read. */
  failure: string | undefined
  /** Does one thing to the order, and shows the order as it is then, whether it was done or not. */
  act: (action: Action, done?: string) => Promise<boolean>
  forget: () => void
}

export function useOrderActions(order: string): OrderActions {
  const { i18n } = useLingui()
  const router = useRouter()
  const [state, setState] = useState<Pick<OrderActions, 'busy'> & { code?: DeskFailure }>({ busy: undefined })
  return {
    busy: state.busy,
    failure: state.code && i18n._(failureTexts[state.code]),
    forget: () => setState({ busy: undefined }),
    async act(action, done) {
      const giveFocusBack = keepFocus()
      setState({ busy: action.action })
      const code = await ask({ ...action, order } as DeskAction)
      // A refusal says that somebody else was here: what is shown is read again too. Without an answer that is no use.
      if (!code || !unanswered.has(code)) await router.invalidate()
      setState(code ? { busy: undefined, code } : { busy: undefined })
      if (code) void notify('error', i18n._(failureTexts[code]))
      else if (done) void notify('success', done)
      giveFocusBack()
      return !code
    },
  }
}

const unanswered = new Set<DeskFailure>(['unreachable', 'signed_out', 'too_often', 'server_error'])

async function ask(action: DeskAction): Promise<DeskFailure | undefined> {
  try {
    const answer = await deskAction({ data: action })
    return answer.ok ? undefined : answer.code
  } catch (error) {
    return failureOf(error)
  }
}
