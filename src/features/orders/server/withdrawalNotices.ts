import { msg } from '@lingui/core/macro'

/** Response to a withdrawal of the consent that did not come from the order's page. */
export const withdrawalNotices = {
  foreign_origin: {
    title: msg`Your consent wasn’t withdrawn`,
    text: msg`The request doesn’t seem to have come from our site. Please open your order page again, or write to us.`,
  },
}
