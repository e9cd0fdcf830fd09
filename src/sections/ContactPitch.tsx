import { useLingui } from '@lingui/react/macro'
import { contactPitch, contactPromises } from '~/content/contact'
import type { Edition } from '~/editions'

/** What a message leads to, and how soon. */
export function ContactPitch({ edition }: { edition: Edition }) {
  const { t } = useLingui()
  const { title, lead } = contactPitch[edition]
  return (
    <div className="on-night relative col-start-1 row-start-1 pb-32 pt-18 text-paper md:pt-26 lg:(col-end-7 pb-44 pr-6)">
      <h2 id="contact-title" className="text-hero display-tight">
        {t(title)}
      </h2>
      <p className="mt-6 max-w-30em text-lead text-mist">{t(lead)}</p>
      <dl className="mt-10 flex flex-wrap gap-x-12 gap-y-6">
        {contactPromises.map(({ id, label, figure }) => (
          <div key={id} className="border-l border-ember pl-5">
            <dt className="text-note text-mist">{t(label)}</dt>
            <dd className="text-figure display-tight">{t(figure)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
