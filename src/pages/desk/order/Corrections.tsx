import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DeskOrder } from '~/schemas/desk'
import { Panel } from '../shell/Panel'
import { useMoments } from '../shell/useMoments'
import { PhotoGrid } from './PhotoGrid'

/** What the buyer wants changed: first of all on the page, as long as it is to be done. */
export function Corrections({ order }: { order: DeskOrder }) {
  const { t } = useLingui()
  const { since } = useMoments()
  const { correctionsAt, correctionsText, status, made } = order
  if (correctionsAt === null) return null
  const marked = made.filter((photo) => photo.marked)
  return (
    <Panel
      lit={status === 'in_production'}
      title={<Trans comment="Desk: heading">The buyer wants corrections</Trans>}
      aside={since(correctionsAt)}
    >
      <blockquote className="max-w-38em whitespace-pre-line border-l-3 border-ember pl-4">
        {correctionsText || <Trans>Without words; see the marked portraits.</Trans>}
      </blockquote>
      {marked.length > 0 && (
        <div className="mt-6">
          <p className="pb-3 text-note font-600">
            <Plural value={marked.length} one="# marked portrait" other="# marked portraits" />
          </p>
          <PhotoGrid photos={marked} label={t`Marked portraits`} />
        </div>
      )}
    </Panel>
  )
}
