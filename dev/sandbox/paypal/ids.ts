import { randomText } from '../ids'

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Creates the id of an order, capture or refund. */
export const newPaypalId = () => randomText(17, `0123456789${capitals}`)

/** Creates an account id. PayPal omits characters that are easily misread. */
export const newPayerId = () => randomText(13, '23456789ABCDEFGHJKLMNPQRSTUVWXYZ')

export const newDebugId = () => randomText(13, '0123456789abcdef')

export const newEventId = () => `WH-${newPaypalId()}-${newPaypalId()}`

export const newAccessToken = () =>
  `A21AA${randomText(92, `${capitals}${capitals.toLowerCase()}0123456789-_`)}`
