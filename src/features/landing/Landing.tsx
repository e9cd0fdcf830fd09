import type { EditionsWith } from '~/catalog/addresses'
import { slot } from '~/core/pageSlots'
import { SiteNotice } from '~/sections/SiteNotice'
import './landing.css'
import { Logo } from '~/ui/Logo'
import { Footer } from '~/ui/shell/Footer'
import { WaitFor } from '~/ui/shell/WaitFor'
import { EditionCards } from './EditionCards'
import { LandingContact } from './LandingContact'
import { LandingLinks } from './LandingLinks'
import { LandingSky } from './LandingSky'

/** The opening screen: two suns over one line, and below it a link to each edition. */
export function Landing({ edition }: { edition: EditionsWith<'landing'> }) {
  return (
    <div className="on-night bg-night text-paper">
      <WaitFor id="contact-title" />
      <SiteNotice edition={edition} />
      <header data-bar className="absolute inset-x-0 top-0 z-1">
        <div className="wrap flex min-h-18 items-center md:min-h-22">
          <Logo />
        </div>
      </header>
      <main id="main">
        <div data-near={slot('near')} className="grid min-h-svh grid-rows-[1fr_auto_auto]">
          <LandingSky edition={edition} />
          <EditionCards edition={edition} />
          <LandingLinks edition={edition} />
        </div>
        <LandingContact edition={edition} />
      </main>
      <Footer edition={edition} spelledOut />
    </div>
  )
}
