import { describeAbout } from './about'
import { describeNotice } from './notice'
import { setUpOtherSite } from './otherSite'
import { describeTestimonials } from './testimonials'

// One build serves all of them.
setUpOtherSite()
describeNotice()
describeTestimonials()
describeAbout()
