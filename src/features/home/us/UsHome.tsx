import { showsBanner } from '~/catalog/hasBanner'
import { Contact } from '~/features/contact/Contact'
import { HomeBanner } from '~/sections/HomeBanner'
import { SiteNotice } from '~/sections/SiteNotice'
import { MenuHeader } from '~/ui/menu/MenuHeader'
import { Footer } from '~/ui/shell/Footer'
import { UsAbout } from './UsAbout'
import { UsAddOns } from './UsAddOns'
import { UsHero } from './UsHero'
import { UsPackages } from './UsPackages'
import { UsServices } from './UsServices'
import { UsTestimonials } from './UsTestimonials'

export function UsHome() {
  return (
    <>
      <MenuHeader edition="us" page="home" banner={showsBanner('us')} above={<SiteNotice edition="us" />} />
      <main id="main">
        <UsHero />
        <UsServices />
        <UsPackages />
        <UsAddOns />
        <UsTestimonials />
        <UsAbout />
        <Contact edition="us" />
      </main>
      <Footer edition="us" />
      {showsBanner('us') && <HomeBanner edition="us" page="home" />}
    </>
  )
}
