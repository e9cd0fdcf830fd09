import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { Progress } from '~/ui/Progress'
import type { UploadQueue } from './useUploadQueue'

/** R-UPL-14. */
const recommended = 20

type BarProps = {
  queue: Pick<UploadQueue, 'photos' | 'progress' | 'uploading' | 'submit' | 'retry'>
  /** Chosen and received together. */
  total: number
}

/** Stays in sight while the photos scroll: how many, how far, and the button. Its upper edge is the progress. */
export function UploadBar({ queue: { photos, progress, uploading, submit, retry }, total }: BarProps) {
  const { t } = useLingui()
  const failed = !uploading && photos.some(({ state }) => state === 'failed')
  const started = uploading || progress > 0
  return (
    <div className="sticky bottom-0 bg-paper pb-4">
      {started ? (
        <Progress value={progress} label={t`Upload progress`} />
      ) : (
        <div className="mt-3.5 h-0.5 bg-line" />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-4">
        <p role="status" className="figures flex-[1_1_6rem] text-note font-600">
          <Trans comment="Live count of chosen photos; fixed by the specification">
            {total} of {recommended} recommended
          </Trans>
          {started && <span className="ml-3 text-ink-soft font-500">{Math.round(progress)}%</span>}
        </p>
        {failed ? (
          <Button onClick={retry}>
            <Trans comment="Sends the photos that failed">Try again</Trans>
          </Button>
        ) : (
          // Disabled and yet pressed, it says what is missing (R-ERR-14); a disabled button could not.
          <Button onClick={submit} disabled={uploading} aria-disabled={total === 0} aria-busy={uploading}>
            {uploading && <Icon name="spinner" className="animate-spin" />}
            {uploading ? <Trans>Uploading photos…</Trans> : <Trans>Upload photos</Trans>}
          </Button>
        )}
      </div>
    </div>
  )
}
