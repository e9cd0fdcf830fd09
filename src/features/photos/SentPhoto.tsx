import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ShownPhoto } from '~/core/schemas/order'
import { Icon } from '~/ui/Icon'
import { FileName } from './FileName'
import { RemoveButton } from './RemoveButton'

type SentPhotoProps = {
  photo: Pick<ShownPhoto, 'name' | 'type' | 'preview'> & { url?: string }
  /** Absent when the photo can no longer be removed. */
  onRemove?: (() => void) | undefined
  removing?: boolean
}

/** A photo on the server: its thumbnail, or its file type when the browser could not render one. */
export function SentPhoto({ photo, onRemove, removing = false }: SentPhotoProps): ReactNode {
  const { t } = useLingui()
  const { name, type, preview, url } = photo
  const picture = preview ? (
    <img src={preview} alt="" loading="lazy" className="h-full w-full rounded-xl object-cover" />
  ) : (
    <span className="flex h-full flex-col justify-end gap-1 p-2.5 text-ink-soft">
      <Icon name="image" className="text-22px text-edge" />
      <span translate="no">{type.replace('image/', '').toUpperCase()}</span>
    </span>
  )
  return (
    <li className="min-w-0 text-small">
      <div className={`sent relative aspect-square rounded-xl bg-sand ${removing ? 'opacity-50' : ''}`}>
        {url ? (
          <a href={url} download={name} className="block h-full rounded-xl" aria-label={t`Download ${name}`}>
            {picture}
          </a>
        ) : (
          picture
        )}
        {onRemove && <RemoveButton name={name} removing={removing} onRemove={onRemove} />}
      </div>
      <FileName name={name} />
      {!preview && (
        <p className="text-ink-soft">
          <Trans comment="On a photo that the browser cannot show, yet can send: HEIC on Windows, for example">
            No preview here
          </Trans>
        </p>
      )}
    </li>
  )
}
