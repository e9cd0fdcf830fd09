import { Trans } from '@lingui/react/macro'
import type { RetakeRequest } from '~/core/schemas/retakeRequest'
import { RetakeReasons } from '~/features/photos/RetakeReasons'
import { Section } from '~/ui/Section'

/** Why the studio needs other photos. The upload button is right above, in the hero. */
export function OrderRetakeRequest({ retakeRequest }: { retakeRequest: RetakeRequest }) {
  return (
    <Section tone="sand" space="snug" labelledBy="wanted">
      <h2 id="wanted" className="text-figure display-tight">
        <Trans>What would help us</Trans>
      </h2>
      <div className="mt-6">
        <RetakeReasons {...retakeRequest} />
      </div>
    </Section>
  )
}
