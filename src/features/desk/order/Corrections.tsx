import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { editions } from '~/catalog/editions'
import { studioStatuses } from '~/core/schemas/orderStatus'
import type { DeskOrder } from '~/features/desk/schema'
import { Panel } from '../shell/Panel'
import { useDateFormat } from '../shell/useDateFormat'
import { PhotoGrid } from './PhotoGrid'

/**
 * The buyer's correction request, for all portraits and for each, near the top of the page; in the past tense after
 * redelivery or the order's end.
 */
export function Corrections({ order }: { order: DeskOrder }) {
  const { t } = useLingui()
  const { since, dayOf } = useDateFormat()
  const { correctionsAt, correctionsText, status, made } = order
  if (correctionsAt === null) return null
  const marked = made.filter((photo) => photo.marked)
  const hasRemarks = marked.some(({ remark }) => remark)
  const language = editions[order.edition].locale
  const open = studioStatuses.includes(status)
  return (
    <Panel
      lit={status === 'in_production'}
      title={
        open ? (
          <Trans comment="Desk: heading">The buyer wants corrections</Trans>
        ) : (
          <Trans comment="Desk: heading, of corrections that are over">The buyer asked for corrections</Trans>
        )
      }
      aside={open ? since(correctionsAt) : dayOf(correctionsAt)}
    >
      {correctionsText ? (
        <blockquote className="max-w-38em whitespace-pre-line break-words border-l-3 border-ember pl-4">
          <span lang={language} dir="auto" className="block">
            {correctionsText}
          </span>
        </blockquote>
      ) : (
        !hasRemarks && (
          <p className="text-ink-soft">
            <Trans>What they wrote was about portraits that are gone.</Trans>
          </p>
        )
      )}
      {marked.length > 0 && (
        <div className={correctionsText ? 'mt-6' : ''}>
          <p className="pb-3 text-note font-600">
            <Plural value={marked.length} one="# marked portrait" other="# marked portraits" />
          </p>
          <PhotoGrid
            rows={hasRemarks}
            photos={marked}
            label={t`Marked portraits`}
            note={({ remark }) =>
              remark && (
                <blockquote
                  lang={language}
                  dir="auto"
                  className="whitespace-pre-line break-words"
                >{`“${remark}”`}</blockquote>
              )
            }
          />
        </div>
      )}
    </Panel>
  )
}
