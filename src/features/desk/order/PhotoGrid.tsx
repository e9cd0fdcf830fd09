import { useLingui } from '@lingui/react/macro'
import { type ReactElement, type ReactNode, useState } from 'react'
import { verdictNames } from '~/features/desk/content/verdicts'
import type { DeskPhoto } from '~/features/desk/schema'
import { PhotoPicture } from './PhotoPicture'
import { PhotoViewer } from './PhotoViewer'

type PhotoGridProps = {
  photos: DeskPhoto[]
  /** Accessible name of the list. */
  label: string
  /** Rendered on each picture, such as a remove button. */
  corner?: (photo: DeskPhoto) => ReactElement | null
  /** Rendered below the photo's name, and below the photo in the viewer. */
  note?: (photo: DeskPhoto) => ReactNode
  /** Each photo has a row of its own, with its note beside it. */
  rows?: boolean
  /** Further tiles of the list, such as uploads in progress. */
  children?: ReactElement[]
}

/** Stored photos as a grid; each opens in the viewer. */
export function PhotoGrid({ photos, label, corner, note, rows, children }: PhotoGridProps) {
  const { t, i18n } = useLingui()
  const [open, setOpen] = useState<string>()
  const at = photos.findIndex(({ id }) => id === open)
  return (
    <>
      <ul
        aria-label={label}
        className={
          rows
            ? 'grid gap-4 md:grid-cols-2 md:gap-x-8'
            : 'grid grid-cols-3 gap-x-2.5 gap-y-4 sm:grid-cols-4 md:gap-x-3 xl:grid-cols-5'
        }
      >
        {photos.map((photo) => {
          const { id, name, marked, number, superseded, verdict } = photo
          const noteContent = note?.(photo)
          return (
            <li
              key={id}
              className={`min-w-0 text-small ${rows ? 'grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-4' : ''}`}
            >
              <div className="relative">
                <button
                  type="button"
                  onClick={() => setOpen(id)}
                  aria-label={t({ message: `Enlarge ${name}`, comment: 'Desk: opens a photo' })}
                  className={`block aspect-square w-full overflow-hidden rounded-xl bg-sand ${marked ? 'ring-3 ring-ember' : ''} ${superseded ? 'opacity-50' : ''}`}
                >
                  <PhotoPicture photo={photo} />
                </button>
                {corner?.(photo)}
              </div>
              <div className="min-w-0">
                <p className="truncate pt-1.5" title={name}>
                  {number > 0 && (
                    <span translate="no" className="figures mr-1.5 font-600">
                      {number}
                    </span>
                  )}
                  <span translate="no">{name}</span>
                </p>
                {verdict && (
                  <p className={verdict === 'not_me' ? 'text-rose font-600' : 'text-ink-soft'}>
                    {i18n._(verdictNames[verdict])}
                  </p>
                )}
                {noteContent && (
                  <div className={rows ? 'pt-1 text-note' : 'text-ink-soft'}>{noteContent}</div>
                )}
              </div>
            </li>
          )
        })}
        {children}
      </ul>
      {/* Opens in the browser only, so the Worker bundle needs no viewer. */}
      {!import.meta.env.SSR && at >= 0 && (
        <PhotoViewer
          photos={photos}
          at={at}
          note={note}
          onMove={(to) => setOpen(photos[to]?.id)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
