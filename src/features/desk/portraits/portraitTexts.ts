import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PhotoError } from '~/features/photos/queue/queuedPhotos'
import type { UploadMessage } from '~/features/photos/uploadErrors'

/** Errors of a portrait, and what to do about them. */
export const photoErrorTexts: Record<PhotoError, MessageDescriptor> = {
  'not-a-photo': msg`Not a picture that browsers can show: save it as a JPG or PNG`,
  damaged: msg`The file is damaged or incomplete: export it again`,
  unreadable: msg`The file couldn’t be read: is it still where it was?`,
  'too-large': msg`Larger than 25 MB: export a smaller version`,
  locatable: msg`This kind of file isn’t accepted: save it as a JPG or PNG`,
  refused: msg`Our server didn’t accept it: export it again`,
  full: msg`No room: 300 portraits per order`,
  'no-connection': msg`No connection to our server`,
  'not-sent': msg({ message: 'Not sent yet', context: 'desk', comment: 'Desk: state of a portrait' }),
}

const failed = msg`Some portraits didn’t go through. What arrived is safe: press “Try again” for the rest.`

/** Messages of the upload queue. `{minutes}` is a number. */
export const queueTexts: Record<UploadMessage, MessageDescriptor> = {
  too_many: msg`An order has room for 300 portraits, and these would go over that. None were added: choose fewer.`,
  not_image: msg`These aren’t pictures.`,
  none_chosen: msg`There’s nothing to send.`,
  failed,
  // Only photos come with a consent.
  outdated: failed,
  too_often: msg`Too many requests from your connection. The portraits are still here: try again in {minutes, plural, one {a minute} other {# minutes}}.`,
  uploaded: msg`All portraits have arrived. The buyer sees nothing until you deliver.`,
  chosen_already: msg`These portraits are already here. Nothing was sent twice.`,
}
