import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Verdict } from '~/core/schemas/verdict'

/** The buyer's verdicts, below a portrait. */
export const verdictNames: Record<Verdict, MessageDescriptor> = {
  me: msg({ message: '“Me”', comment: 'Desk: below a portrait; the buyer says that it looks like them' }),
  almost: msg({
    message: '“Almost”',
    comment: 'Desk: below a portrait; the buyer says that it almost looks like them',
  }),
  not_me: msg({
    message: '“Not me”',
    comment: 'Desk: below a portrait; the buyer says that it does not look like them',
  }),
}
