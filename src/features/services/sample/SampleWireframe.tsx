import { useLingui } from '@lingui/react/macro'
import type { Wireframe } from '~/features/services/content/samples/sample'
import { bindWords } from '~/ui/bindWords'
import { NoteNumber } from './NoteNumber'

const gray = 'rounded bg-line'

/** A page before its design: text in place, gray where pictures will be. */
export function SampleWireframe({ address, headline, lead, button, proofs, form }: Wireframe) {
  const { t } = useLingui()
  return (
    <div className="overflow-hidden rounded-card border border-edge bg-white text-ink shadow-float">
      <p className="flex items-center gap-4 border-b border-line bg-paper px-5 py-3 text-small text-ink-soft">
        <span aria-hidden="true" className={`h-3 max-w-16 w-4 shrink-0 grow ${gray}`} />
        <span className="min-w-0 break-words">{t(address)}</span>
      </p>
      <div className="sample-page grid items-center gap-6 px-5 py-8 md:px-8">
        <div>
          <NoteNumber>{headline.note}</NoteNumber>
          <h3 className="mt-2 text-figure display-tight">{bindWords(t(headline.text))}</h3>
          <p className="mt-3 text-note text-ink-soft">{t(lead)}</p>
          <p className="mt-5 flex items-center gap-3">
            <span className="sample-button">{t(button.text)}</span>
            <NoteNumber>{button.note}</NoteNumber>
          </p>
        </div>
        <Placeholder />
      </div>
      <div className="sample-cut px-5 py-7 md:px-8">
        <NoteNumber>{proofs.note}</NoteNumber>
        <ul className="mt-3 grid gap-4 sm:grid-cols-3">
          {proofs.items.map(({ id, text }) => (
            <li key={id} className="text-note font-500 leading-snug">
              <span aria-hidden="true" className={`mb-3 block h-2 w-8 ${gray}`} />
              {t(text)}
            </li>
          ))}
        </ul>
      </div>
      <div className="sample-cut bg-sand px-5 py-7 md:px-8">
        <p className="flex items-center gap-3 font-600 font-display">
          {t(form.title)}
          <NoteNumber>{form.note}</NoteNumber>
        </p>
        <ul className="mt-4 grid gap-3 sm:grid-cols-3">
          {form.fields.map(({ id, label }) => (
            <li key={id} className="sample-draft rounded-card px-3.5 py-2.5 text-small text-ink-soft">
              {t(label)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** A picture placeholder. */
function Placeholder() {
  return (
    <svg
      viewBox="0 0 200 170"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="sample-blank w-full rounded-card bg-sand text-edge"
    >
      <path d="M0 0l200 170M200 0L0 170" stroke="currentColor" strokeWidth="1" fill="none" />
    </svg>
  )
}
