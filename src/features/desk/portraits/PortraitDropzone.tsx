import { Trans } from '@lingui/react/macro'
import { useFileDrop } from '~/features/photos/queue/useFileDrop'
import { Icon } from '~/ui/Icon'
import { ChooseFiles } from './ChooseFiles'
import { type ChosenFiles, pickDropped, pickImages } from './droppedFiles'

type DropzoneProps = {
  compact: boolean
  reading: boolean
  /** Whether choosing portraits is what the order waits for. */
  isNext: boolean
  onFiles: (chosen: ChosenFiles) => void
}

/** Accepts files or a folder, dropped anywhere on the page or chosen. The sun rises while files are over the page. */
export function PortraitDropzone({ compact, reading, isNext, onFiles }: DropzoneProps) {
  const over = useFileDrop((data) => void pickDropped(data).then(onFiles))
  const handleFiles = (files: File[]) => void pickImages(files).then(onFiles)
  return (
    <div
      className={`relative overflow-hidden rounded-card border border-dashed transition-colors ${over ? 'border-ember-deep bg-ember-wash' : 'border-edge bg-paper'}`}
    >
      <span
        aria-hidden="true"
        className={`relative block overflow-hidden border-b border-line [@media(pointer:coarse)]:hidden ${compact ? 'h-10' : 'h-16'}`}
      >
        <span
          className={`absolute left-1/2 top-full h-36 w-36 rounded-full bg-ember transition-transform duration-500 translate-x--1/2 ${over ? 'translate-y--2/3' : compact ? 'translate-y--1/5' : 'translate-y--1/3'}`}
        />
      </span>
      <div className={`px-5 text-center ${compact ? 'py-4' : 'py-6'}`}>
        <p className="text-sub font-600 font-display">
          {reading ? (
            <Trans>Checking the portraits…</Trans>
          ) : over ? (
            <Trans>Let go to upload them</Trans>
          ) : (
            <>
              <span className="[@media(pointer:coarse)]:hidden">
                <Trans>Drop a folder of portraits here</Trans>
              </span>
              <span className="hidden [@media(pointer:coarse)]:inline">
                <Trans comment="Desk: where there is nothing to drag with: a phone, a tablet">
                  Add portraits
                </Trans>
              </span>
            </>
          )}
        </p>
        <p className="mt-1 text-note text-ink-soft">
          <Trans>JPG, PNG or WebP, up to 25 MB each. The buyer sees nothing before you deliver.</Trans>
        </p>
        <div className="mt-4 flex flex-wrap justify-center gap-3">
          <ChooseFiles isNext={isNext} onChoose={handleFiles}>
            <Icon name="images" />
            <Trans comment="Desk: opens the browser's choice of files">Choose portraits</Trans>
          </ChooseFiles>
          <span className="[@media(pointer:coarse)]:hidden">
            <ChooseFiles folder onChoose={handleFiles}>
              <Icon name="folder" />
              <Trans comment="Desk: opens the browser's choice of a folder">Choose a folder</Trans>
            </ChooseFiles>
          </span>
        </div>
      </div>
    </div>
  )
}
