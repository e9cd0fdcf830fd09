import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { type DeskFailure, failureTexts } from '~/features/desk/content/failures'
import { deskMessageAction } from '~/features/desk/functions/actOnMessage'
import { keepFocus } from '~/ui/browser/keepFocus'
import { notify } from '~/ui/shell/notify'
import { failureOf, isCallFailure } from '../shell/failureOf'
import { useReload } from '../shell/useReload'

type Action = 'answered' | 'reopen' | 'delete'

export type MessageActions = {
  busy: boolean
  failure: string | undefined
  act: (action: Action, done?: string) => Promise<void>
}

/** Runs actions on one message, and reloads the lists afterwards. */
export function useMessageActions(message: string): MessageActions {
  const { i18n } = useLingui()
  const reload = useReload()
  const [state, setState] = useState<{ busy: boolean; code?: DeskFailure }>({ busy: false })
  return {
    busy: state.busy,
    failure: state.code && i18n._(failureTexts[state.code]),
    async act(action, done) {
      // Browser only: keeps the code below out of the Worker bundle.
      if (import.meta.env.SSR) return
      const restoreFocus = keepFocus()
      setState({ busy: true })
      const result = await deskMessageAction({ data: { message, action } }).catch((error: unknown) => ({
        ok: false as const,
        code: failureOf(error),
      }))
      if (result.ok || !isCallFailure(result.code)) await reload()
      setState(result.ok ? { busy: false } : { busy: false, code: result.code })
      if (!result.ok) void notify('error', i18n._(failureTexts[result.code]))
      else if (done) void notify('success', done)
      restoreFocus()
    },
  }
}
