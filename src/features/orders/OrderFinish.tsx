import { Plural } from '@lingui/react/macro'
import { Button } from '~/ui/Button'
import { Notice } from '~/ui/Notice'
import type { OrderActions } from './useOrder'

type FinishProps = { count: number; actions: Pick<OrderActions, 'act' | 'busy' | 'error'> }

/** Button with which the buyer declares the upload complete, so that production does not wait for more photos. */
export function OrderFinish({ count, actions: { act, busy, error } }: FinishProps) {
  return (
    <>
      <Button
        variant="on-night"
        disabled={busy !== undefined}
        onClick={() => void act({ action: 'finish' })}
        className="[@media(scripting:none)]:hidden"
      >
        <Plural value={count} one="That’s all: start with # photo" other="That’s all: start with # photos" />
      </Button>
      {error?.action === 'finish' && (
        <Notice kind="error" className="basis-full">
          {error.text}
        </Notice>
      )}
    </>
  )
}
