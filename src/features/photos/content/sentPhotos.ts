import { msg } from '@lingui/core/macro'

/** Result messages for removing a stored photo. */
export const removal = {
  done: msg`Photo deleted`,
  failed: msg`The photo couldn’t be deleted just now. Please try again in a minute.`,
}

/** R-ERR-16: shown on the page of the order, to which the upload leads. */
export const uploaded = msg({
  message: 'Photos uploaded successfully!',
  comment: 'fixed by the specification',
})
