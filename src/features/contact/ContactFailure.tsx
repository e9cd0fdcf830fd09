import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { contactHrefs } from '~/catalog/navigation'
import type { ContactEdition } from '~/core/schemas/contactSources'
import { Notice } from '~/ui/Notice'
import { contactFailure, contactReasons, sendByMail } from './contactMessages'
import type { ContactState } from './useContactMessage'

/** Error below the form for a message that could not be sent, with a mailto link. */
export function ContactFailure({ edition, state }: { edition: ContactEdition; state: ContactState }) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const failed = state.step === 'failure'

  // Scrolls the error above the toast, which repeats its text and may sit above a banner.
  useEffect(() => {
    if (failed) box.current?.scrollIntoView({ block: 'nearest' })
  }, [failed])

  // Always rendered: pages include only the styles of what they render.
  return (
    <div ref={box} hidden={!failed} className="mt-5 scroll-mb-18">
      <Notice kind="error">
        <p className="font-600">{t(contactFailure.title)}</p>
        <p>{t(contactFailure.text)}</p>
        {failed && state.reason && <p>{t(contactReasons[state.reason])}</p>}
        <p className="mt-1">
          <a
            href={failed ? state.mailto : contactHrefs(edition).mailto}
            className="font-600 underline underline-offset-3"
          >
            {t(sendByMail)}
          </a>
        </p>
      </Notice>
    </div>
  )
}
