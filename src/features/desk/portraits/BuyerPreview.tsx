import { Plural, useLingui } from '@lingui/react/macro'
import type { DeskOrder } from '~/features/desk/schema'
import { PhotoPicture } from '../order/PhotoPicture'
import { DeskDialog } from '../shell/DeskDialog'

/** The portraits as the buyer's gallery will show them, in the same order. */
export function BuyerPreview({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const { t } = useLingui()
  const made = order.made.filter(({ superseded }) => !superseded)
  const earlier = order.made.length - made.length
  return (
    <DeskDialog wide title={t`As the buyer will see it`} onClose={onClose}>
      <p className="text-note text-ink-soft">
        <Plural value={made.length} one="# portrait" other="# portraits" />
        {earlier > 0 && (
          <span>
            {' · '}
            <Plural
              value={earlier}
              one="# earlier version, collapsed"
              other="# earlier versions, collapsed"
            />
          </span>
        )}
        <span translate="no">{` · ${order.number}`}</span>
      </p>
      <ul
        className="mt-4 grid max-h-[68svh] grid-cols-2 gap-3 overflow-y-auto p-1 md:grid-cols-3"
        tabIndex={-1}
      >
        {made.map((photo) => (
          <li key={photo.id} className="aspect-[4/5] overflow-hidden rounded-card bg-sand">
            <PhotoPicture photo={photo} />
          </li>
        ))}
      </ul>
    </DeskDialog>
  )
}
