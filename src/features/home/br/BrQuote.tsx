import { Trans } from '@lingui/react/macro'
import { editions } from '~/catalog/editions'
import { contactHrefs } from '~/catalog/navigation'
import { NewTab } from '~/ui/NewTab'

/** Sends the selection, through the form or WhatsApp. `powerUps.ts` fills the request into both. */
export function BrQuote() {
  return (
    <p className="power-ups-send mt-4 border-t border-haze pt-3 text-note">
      <a href={`#${editions.br.contactAnchor}`} data-hydrates data-ask>
        <Trans comment="Link below the sums; what is sent is the request for a quote">Send by form</Trans>
      </a>
      <a href={contactHrefs('br').whatsapp} target="_blank" rel="noopener" data-chat>
        <Trans comment="Link below the sums; what is sent is the request for a quote">Send by WhatsApp</Trans>
        <NewTab />
      </a>
    </p>
  )
}
