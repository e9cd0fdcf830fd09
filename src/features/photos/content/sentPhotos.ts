import { msg } from '@lingui/core/macro'

/** What is said when a photo that we have was taken back, or could not be. */
export const removal = {
  done: msg`The photo is deleted`,
  failed: msg`The photo could not be deleted just now. Please try again in a minute.`,
}
