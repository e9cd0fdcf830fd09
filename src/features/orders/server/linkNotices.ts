import { msg } from '@lingui/core/macro'

/** Responses to a request for a lost order link. */
export const linkNotices = {
  link_sent: {
    title: msg`Check your inbox`,
    text: msg`If this address was used for an order in the last 120 days, the link is on its way. Nothing there in a few minutes? Check your spam folder, or try another address.`,
  },
  foreign_origin: {
    title: msg`Nothing was sent`,
    text: msg`The request doesn’t seem to have come from our site. Please write to us instead.`,
  },
}
