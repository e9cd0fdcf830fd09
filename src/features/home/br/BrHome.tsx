import { showsBanner } from '~/catalog/hasBanner'
import { Contact } from '~/features/contact/Contact'
import { HomeBanner } from '~/sections/HomeBanner'
import { SiteNotice } from '~/sections/SiteNotice'
import { MenuHeader } from '~/ui/menu/MenuHeader'
import { Footer } from '~/ui/shell/Footer'
import { BrAbout } from './BrAbout'
import { BrAddOns } from './BrAddOns'
import { BrApproach } from './BrApproach'
import { BrHero } from './BrHero'
import { BrPackages } from './BrPackages'
import { BrServices } from './BrServices'
import { BrTestimonials } from './BrTestimonials'

export function BrHome() {
  return (
    <>
      <MenuHeader edition="br" page="home" banner={showsBanner('br')} above={<SiteNotice edition="br" />} />
      <main id="main">
        <BrHero />
        <BrApproach />
        <BrTestimonials />
        <BrServices />
        <BrPackages />
        <BrAddOns />
        <BrAbout />
        <Contact edition="br" />
      </main>
      <Footer edition="br" />
      {showsBanner('br') && <HomeBanner edition="br" page="home" />}
    </>
  )
}
