import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { contactHrefs } from '~/catalog/navigation'
import type { ContactEdition } from '~/core/schemas/contactSources'
import { Notice } from '~/ui/Notice'
import { contactFailure, contactReasons, sendByMail } from './contactMessages'
import type { ContactState } from './useContactMessage'

/** Says below the form that a message could not be sent, and where else it can go. */
export function ContactFailure({ edition, state }: { edition: ContactEdition; state: ContactState }) {
  const { t } = useLingui()
  const box = useRef<HTMLDivElement>(null)
  const failed = state.step === 'failure'

  // Shows it above the toast that says the same, and that may stand on a banner.
  useEffect(() => {
    if (failed) box.current?.scrollIntoView({ block: 'nearest' })
  }, [failed])

  // There from the start: a page brings the styles of what it shows, and no others.
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
