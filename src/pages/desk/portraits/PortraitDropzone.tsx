import { Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useRef } from 'react'
import { useFileDrop } from '~/pages/photos/useFileDrop'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { type Chosen, droppedFiles, picturesAmong } from './droppedFiles'

type DropzoneProps = { compact: boolean; reading: boolean; onFiles: (chosen: Chosen) => void }

/** Takes a folder or files, dropped anywhere on the screen or chosen; the sun rises to them. */
export function PortraitDropzone({ compact, reading, onFiles }: DropzoneProps) {
  const { t } = useLingui()
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const over = useFileDrop(async (data) => onFiles(await picturesAmong(await droppedFiles(data))))
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // Read at once: the browser empties the list with the field.
    void picturesAmong([...(target.files ?? [])]).then(onFiles)
    // The same can be chosen again after it was removed.
    target.value = ''
  }
  return (
    <div
      className={`relative overflow-hidden rounded-card border border-dashed transition-colors ${over ? 'border-ember-deep bg-ember-wash' : 'border-edge bg-paper'}`}
    >
      <span
        aria-hidden="true"
        className={`relative block overflow-hidden border-b border-line ${compact ? 'h-10' : 'h-24'}`}
      >
        <span
          className={`absolute left-1/2 top-full h-36 w-36 rounded-full bg-ember transition-transform duration-500 translate-x--1/2 ${over ? 'translate-y--2/3' : compact ? 'translate-y--1/5' : 'translate-y--1/3'}`}
        />
      </span>
      <div className={`px-5 text-center ${compact ? 'py-4' : 'py-6'}`}>
        <p className="text-sub font-600 font-display">
          {reading ? (
            <Trans>Looking at the portraits…</Trans>
          ) : over ? (
            <Trans>Let go, and they are on their way</Trans>
          ) : (
            <>
              <span className="[@media(pointer:coarse)]:hidden">
                <Trans>Drop a folder of portraits here</Trans>
              </span>
              <span className="hidden [@media(pointer:coarse)]:inline">
                <Trans comment="Desk: where there is nothing to drag with: a phone, a tablet">
                  Add the portraits
                </Trans>
              </span>
            </>
          )}
        </p>
        <p className="mt-1 text-note text-ink-soft">
          <Trans>JPG, PNG or WebP, up to 25 MB each. The buyer sees nothing before you deliver.</Trans>
        </p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <Button look="secondary" size="small" onClick={() => files.current?.click()}>
            <Icon name="images" />
            <Trans comment="Desk: opens the browser's choice of files">Choose portraits</Trans>
          </Button>
          <span className="[@media(pointer:coarse)]:hidden">
            <Button look="secondary" size="small" onClick={() => folder.current?.click()}>
              <Icon name="folder" />
              <Trans comment="Desk: opens the browser's choice of a folder">Choose a folder</Trans>
            </Button>
          </span>
        </div>
      </div>
      <input
        ref={files}
        type="file"
        multiple
        accept="image/*"
        hidden
        aria-label={t`Choose portraits`}
        onChange={take}
      />
      <input
        ref={folder}
        type="file"
        {...{ webkitdirectory: '' }}
        hidden
        aria-label={t`Choose a folder`}
        onChange={take}
      />
    </div>
  )
}
