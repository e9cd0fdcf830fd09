import { useLingui } from '@lingui/react/macro'
import { Icon } from '~/ui/Icon'
import { Notice } from '~/ui/Notice'
import type { OrderActions } from './useOrderActions'

/** Why the last action failed. Sticky, so that it stays in view wherever its button is on the page. */
export function ActionFailed({ actions: { failure, forget } }: { actions: OrderActions }) {
  const { t } = useLingui()
  if (!failure) return null
  return (
    <div className="sticky top-3 z-5 mt-6 flex items-start rounded-card bg-rose-wash shadow-float">
      <Notice kind="error" className="flex-1">
        {failure}
      </Notice>
      <button
        type="button"
        onClick={forget}
        aria-label={t({ message: 'Close this notice', comment: 'Desk' })}
        className="grid h-12 w-12 shrink-0 place-items-center text-rose"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
