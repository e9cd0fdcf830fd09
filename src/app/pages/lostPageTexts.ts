import { msg } from '@lingui/core/macro'

/** Shown in an order's page whose scripts could not be fetched. */
export const lostPageTexts = {
  lost: msg`This page didn’t load completely, so its buttons don’t respond yet.`,
  reload: msg({ message: 'Load it again', comment: 'Link after “This page didn’t load completely”' }),
}
