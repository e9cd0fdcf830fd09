import { msg } from '@lingui/core/macro'

/** Result messages for removing a stored photo. */
export const removal = {
  done: msg`The photo is deleted`,
  failed: msg`The photo couldn’t be deleted just now. Please try again in a minute.`,
}
