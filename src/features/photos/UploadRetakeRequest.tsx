import { Trans } from '@lingui/react/macro'
import type { RetakeRequest } from '~/core/schemas/retakeRequest'
import { RetakeReasons } from './RetakeReasons'

/** Repeats the studio's request: which other photos are needed, and why. */
export function UploadRetakeRequest({ retakeRequest }: { retakeRequest: RetakeRequest }) {
  return (
    <>
      <h2 className="mb-4 text-sub font-600 font-display">
        <Trans>What would help us</Trans>
      </h2>
      <RetakeReasons {...retakeRequest} />
    </>
  )
}
