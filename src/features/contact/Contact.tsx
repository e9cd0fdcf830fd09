import './contact.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { ContactChannels } from './ContactChannels'
import { ContactFormIsland } from './ContactFormIsland'
import { ContactPitch } from './ContactPitch'
import { contactPitch } from './content'

/**
 * `section` and `form` are ids to link to; only the US edition has one for the form (R-USH-02). `delay` is in
 * milliseconds, between opening a link to the section and scrolling to it (R-TIM-05).
 */
const anchors = {
  us: { section: 'contact', form: 'contact-form', delay: 0 },
  br: { section: 'contato', form: undefined, delay: 100 },
} as const

/**
 * The last section of a home page: headline, contact form and all other contact channels. A jump here stops 150 px
 * below the top (R-TIM-07): 70 px scroll margin plus 80 px scroll padding. What a writer should know first is above the
 * form on a phone, and beside it on wide screens.
 */
export function Contact({ edition }: { edition: EditionsWith<'home'> }) {
  const { t } = useLingui()
  const { section, form, delay } = anchors[edition]
  return (
    <section
      id={section}
      aria-labelledby="contact-title"
      data-scroll-after={delay}
      className="scroll-mt-17.5 overflow-x-clip bg-sand"
    >
      <div className="wrap grid gap-x-8 lg:(grid-cols-12 grid-rows-[auto_1fr])">
        <div aria-hidden="true" className="glow contact-sky relative overflow-hidden border-b border-ember">
          <span className="settle absolute bottom-0 sun rounded-t-full" />
        </div>
        <h2
          id="contact-title"
          className="relative col-start-1 row-start-1 pt-10 text-title text-paper display-tight md:pt-14 lg:(pt-26 col-end-7 pr-6 text-hero)"
        >
          {t(contactPitch[edition].title)}
        </h2>
        <ContactPitch edition={edition} />
        <div
          id={form}
          className="relative row-start-3 mt--12 rounded-card bg-white px-5 py-8 shadow-float ring-1 ring-line sm:p-9 lg:(col-start-7 col-end-13 mb--24 mt-26 row-end-3 row-start-1 p-11)"
        >
          <h3 className="pb-6 text-figure display-tight">
            <Trans comment="Heading of the contact form">Write to us</Trans>
          </h3>
          <ContactFormIsland edition={edition} source={`${edition}-home`} />
        </div>
        <ContactChannels edition={edition} />
      </div>
    </section>
  )
}
