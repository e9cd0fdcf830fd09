import './hour.css'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { night } from '~/features/home/content/night'

const moments: Partial<Record<string, { at: MessageDescriptor; story: MessageDescriptor }>> = night

/** What happens at that hour of the night, if the night has such a moment. */
export function Hour({ of }: { of: string }) {
  const { _ } = useLingui()
  const moment = moments[of]
  if (!moment) return null
  return (
    <p className="hour">
      <b>{_(moment.at)}</b>
      {` ${_(moment.story)}`}
    </p>
  )
}
