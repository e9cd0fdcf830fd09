import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { uploaded } from './content/sentPhotos'

/** R-ERR-12 to R-ERR-16, and the rate limit message. */
export const uploadMessages = {
  too_many: msg({ message: 'You can upload a maximum of 30 photos', comment: 'fixed by the specification' }),
  not_image: msg({ message: 'Please only select image files', comment: 'fixed by the specification' }),
  none_chosen: msg({ message: 'Please select at least one photo', comment: 'fixed by the specification' }),
  failed: msg({
    message: 'Failed to upload photos. Please try again.',
    comment: 'fixed by the specification',
  }),
  too_often: msg({
    message:
      'Too many requests from your connection. Your photos are still here: please try again in {minutes, plural, one {a minute} other {# minutes}}.',
    comment: 'Upload page',
  }),
  outdated: msg({
    message: 'Our photo terms have changed. Please reload this page and choose your photos again.',
    comment: 'Upload page, when the text on the use of the photos was changed while the page was open',
  }),
  uploaded,
  chosen_already: msg`You’ve already selected these photos`,
} satisfies Record<string, MessageDescriptor>

export type UploadMessage = keyof typeof uploadMessages

/** R-ERR-11: shown on the page after a wallet payment. */
export const paymentSuccessful = msg({
  message: 'Payment successful!',
  comment: 'fixed by the specification',
})

/** The files of the photo guide are missing while photos are selected, which a load of its page would lose. */
export const guideUnavailable = msg`The guide can’t be opened right now. Your photos are still here.`
