import { describeAbout } from './about'
import { describeMeeting } from './meeting'
import { describeNotice } from './notice'
import { describeOpening } from './opening'
import { setUpOtherSite } from './otherSite'
import { describeTestimonials } from './testimonials'

// One build serves all of them.
setUpOtherSite()
describeNotice()
describeTestimonials()
describeAbout()
describeOpening()
describeMeeting()
