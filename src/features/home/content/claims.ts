import { msg } from '@lingui/core/macro'

/**
 * The agency's claims, one message each, so that they can be changed or removed separately. `<b>` marks the figure
 * shown in large type.
 */
export const claims = {
  guarantee: msg({ message: 'Guaranteed Results in 30 Days', comment: 'fixed by the specification' }),
  reply: msg`Reply within 24 hours`,
  growth: msg`300% average growth`,
  consultation: msg`Free 30-minute strategy consultation`,
  clients: msg`<b>500+</b> clients`,
  projects: msg`<b>500+</b> completed projects`,
  // Satisfaction and success rate are separate claims.
  satisfaction: msg`<b>98%</b> satisfaction`,
  success: msg`<b>97%</b> success rate`,
  support: msg`<b>24/7</b> support`,
}

export type Claim = keyof typeof claims
