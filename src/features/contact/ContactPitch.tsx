import { useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { contactPitch, contactPromises } from './content'

/** What happens after a message, and how soon: below the form on a phone, beside it on wide screens. */
export function ContactPitch({ edition }: { edition: EditionsWith<'home'> }) {
  const { t } = useLingui()
  return (
    <div className="relative row-start-3 pt-12 lg:(col-end-7 col-start-1 row-start-2 pb-60 pr-6 pt-0 text-paper)">
      <p className="max-w-30em text-balance text-lead text-ink-soft lg:(mt-6 text-mist)">
        {t(contactPitch[edition].lead)}
      </p>
      <dl className="mt-8 flex flex-wrap gap-x-12 gap-y-6 lg:mt-10">
        {contactPromises.map(({ id, label, figure }) => (
          <div key={id} className="border-l border-ember pl-5">
            <dt className="text-note text-ink-soft lg:text-mist">{t(label)}</dt>
            <dd className="text-figure display-tight">{t(figure)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
