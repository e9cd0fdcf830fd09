import { useLingui } from '@lingui/react/macro'
import type { Calendar } from '~/features/services/content/samples/sample'
import { bindText, bindWords } from '~/ui/bindWords'
import { Sheet } from './Sheet'

/** A schedule by weeks: a list on a phone, five columns on wide screens. */
export function SampleCalendar({ heading, meta, weeks }: Calendar) {
  const { t } = useLingui()
  const forms = {
    post: t({ message: 'Post', comment: 'An entry in a calendar of social media' }),
    story: t({ message: 'Story', comment: 'An entry in a calendar of social media' }),
  }
  return (
    <Sheet heading={t(heading)} meta={t(meta)}>
      {weeks.map(({ id, state, days }, week) => (
        <section key={id} aria-label={t(state)} className="mt-7">
          <p className="flex items-center gap-2.5 text-small font-600">
            <span aria-hidden="true" className={`h-2 w-4 rounded-t-full ${week ? 'bg-edge' : 'bg-ember'}`} />
            {t(state)}
          </p>
          <ol className="sample-week mt-3 grid gap-2">
            {days.map(({ id: key, day, form, title, text }) => (
              <li
                key={key}
                className={`rounded-card border px-4 py-3 ${form === 'post' ? 'border-transparent bg-sand' : 'border-line'} ${week ? 'sample-draft' : ''}`}
              >
                <p className="flex justify-between gap-2 text-small text-ink-soft">
                  <span className="figures">{t(day)}</span>
                  <span className={form === 'story' ? 'text-ember-deep' : ''}>{forms[form]}</span>
                </p>
                <h4 className="mt-0.5 font-600 font-display leading-snug lg:mt-6">{bindWords(t(title))}</h4>
                <p className="text-small text-ink-soft lg:mt-1">{bindText(t(text))}</p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Sheet>
  )
}
