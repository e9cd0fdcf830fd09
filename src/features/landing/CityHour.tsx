import { useLingui } from '@lingui/react'
import type { EditionsWith } from '~/catalog/addresses'
import { slot } from '~/core/pageSlots'
import { sunTexts } from './content'

/**
 * The hour and the sun of an edition’s city when the page was sent, in the language around it. Attributes, which
 * `landing.css` shows, so that the link around them keeps its text.
 */
export function CityHour({ place }: { place: EditionsWith<'home'> }) {
  const { i18n } = useLingui()
  // Only the Worker knows the values, as for the suns.
  if (typeof document !== 'undefined') return null
  const { hour, sun } = sunTexts[place]
  const sentence = i18n._(sun.id, { degrees: slot(`${place}-deg`) })
  const withWord = (tag: 0 | 1) =>
    sentence.replace(/<(\d)>(.*?)<\/\1>/g, (_, found, word) => (found === String(tag) ? word : ''))
  return (
    <span
      aria-hidden="true"
      className="city-hour"
      data-hour={i18n._(hour.id, { clock: slot(`${place}-clock`) })}
      data-up={withWord(0)}
      data-down={withWord(1)}
    />
  )
}
