import type { Locale } from '~/catalog/locales'
import { consentTexts, currentConsent, valuesTag } from './content/consent'

/**
 * The field that names the consent text in uploads: hidden, or the tick box that the owner asks for, with its message.
 */
export function UploadConsentField({ locale, box }: { locale: Locale; box: boolean }) {
  const field = { id: 'consent', value: `${currentConsent}.${locale}.${valuesTag()}` }
  if (!box) return <input type="hidden" {...field} />
  const text = consentTexts.find(({ version }) => version === currentConsent)?.[locale]
  return (
    <>
      <label className="mt-3 flex gap-3 text-note text-ink">
        <input
          type="checkbox"
          required
          aria-describedby="consent-missing"
          className="mt-0.5 h-6 w-6 shrink-0 accent-ember-deep"
          {...field}
        />
        <span>{text?.box}</span>
      </label>
      <p id="consent-missing" role="alert" className="consent-missing mt-1 text-rose">
        {text?.missing}
      </p>
    </>
  )
}
