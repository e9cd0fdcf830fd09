import { Contact } from '~/sections/Contact'
import { Footer } from '~/ui/Footer'
import { MenuHeader } from '~/ui/menu/MenuHeader'
import { HomeBanner } from '../HomeBanner'
import { useContactHash } from '../useContactHash'
import { UsAbout } from './UsAbout'
import { UsAddOns } from './UsAddOns'
import { UsHero } from './UsHero'
import { UsPackages } from './UsPackages'
import { UsServices } from './UsServices'
import { UsTestimonials } from './UsTestimonials'

export function UsHome() {
  useContactHash('contact')
  return (
    <>
      <MenuHeader edition="us" page="home" />
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
      <HomeBanner edition="us" page="home" />
    </>
  )
}
