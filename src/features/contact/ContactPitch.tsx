import { useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { contactPitch, contactPromises } from './content'

/** What happens after a message, and how soon: above the form on a phone, beside it on wide screens. */
export function ContactPitch({ edition }: { edition: EditionsWith<'home'> }) {
  const { t } = useLingui()
  return (
    <div className="relative col-start-1 row-start-2 pb-24 text-paper lg:(col-end-7 pb-60 pr-6)">
      <p className="mt-4 max-w-30em text-balance text-lead text-mist lg:mt-6">
        {t(contactPitch[edition].lead)}
      </p>
      <dl className="mt-4 flex flex-wrap gap-x-6 gap-y-4 md:gap-x-12 lg:mt-10">
        {contactPromises.map(({ id, label, figure }) => (
          <div
            key={id}
            className="flex flex-[1_9rem] flex-col justify-end md:flex-none border-l border-ember pl-4 lg:pl-5"
          >
            <dt className="text-note text-balance text-mist">{t(label)}</dt>
            <dd className="text-figure display-tight">{t(figure)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
