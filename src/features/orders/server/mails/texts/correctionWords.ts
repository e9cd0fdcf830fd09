import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MarkedPortrait } from '~/features/photos/server/markedPortraits'

const remarkLine = msg({
  message: 'Portrait {number}: {remark}',
  comment:
    'Mail about corrections. {remark} is what the buyer wants changed in this portrait, in their own words',
})

type Corrections = {
  /** For all portraits. */
  words: string | null
  marked: readonly MarkedPortrait[]
  translate: (text: MessageDescriptor, values: { number: number; remark: string }) => string
}

/** What the buyer wrote about the portraits, to be quoted: for all of them, then for each. */
export function correctionWords({ words, marked, translate }: Corrections): string {
  const remarks = marked.flatMap(({ number, remark }) =>
    remark ? [translate(remarkLine, { number, remark })] : [],
  )
  return [words?.trim(), ...remarks].filter(Boolean).join('\n\n')
}
