import { useLingui } from '@lingui/react/macro'
import type { Thread } from '~/features/services/content/samples/sample'
import { VisuallyHidden } from '~/ui/forms/VisuallyHidden'
import { NoteNumber } from './NoteNumber'

/** A conversation on a phone. */
export function SampleThread({ heading, meta, answering, messages }: Thread) {
  const { t } = useLingui()
  const customer = t({
    message: 'Customer',
    comment: 'Read out before what a customer writes in a sample chat',
  })
  return (
    <div className="sample-phone">
      <div className="bg-sand text-ink">
        <div className="flex items-center gap-3 border-b border-line bg-white px-5 py-4">
          <span aria-hidden="true" className="h-4 w-8 shrink-0 rounded-t-full bg-ember" />
          <div>
            <h3 className="font-600 font-display leading-tight">{t(heading)}</h3>
            <p className="text-small text-ink-soft">{t(meta)}</p>
          </div>
        </div>
        <ol className="px-4 pb-6 pt-5">
          {messages.map(({ id, from, time, text, options, note }) => {
            const us = from === 'us'
            return (
              <li key={id} className={`flex flex-col ${us ? 'us items-start' : 'items-end'}`}>
                <div className="said max-w-full px-4 py-2.5 text-note">
                  <p>
                    <VisuallyHidden>{us ? t(answering) : customer}: </VisuallyHidden>
                    {t(text)}
                  </p>
                  {options && (
                    <ul className="mt-2.5 flex flex-wrap gap-2">
                      {options.map((option) => (
                        <li
                          key={option.id}
                          className="sample-draft rounded-card px-3 py-1 text-small text-ink-soft"
                        >
                          {t(option)}
                        </li>
                      ))}
                    </ul>
                  )}
                </div>
                <p className="mt-1 flex items-center gap-2 px-1 text-small text-ink-soft">
                  {t(time)}
                  {note && <NoteNumber>{note}</NoteNumber>}
                </p>
              </li>
            )
          })}
        </ol>
      </div>
    </div>
  )
}
