import { msg } from '@lingui/core/macro'

/**
 * The agency's promises, one message each, so that they can be changed or removed separately. Its figures are the
 * owner's: `catalog/owner/statistics.json`.
 */
export const claims = {
  guarantee: msg({ message: 'Guaranteed Results in 30 Days', comment: 'fixed by the specification' }),
  reply: msg`Reply within 24 hours`,
  consultation: msg`Free 30-minute strategy consultation`,
}

export type Claim = keyof typeof claims
