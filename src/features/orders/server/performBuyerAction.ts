import { waitUntil } from 'cloudflare:workers'
import { failure, type Result, success } from '~/core/result'
import type { OrderAction, OrderActionFailure } from '~/core/schemas/order'
import { eraseNow } from '~/features/photos/server/erasure/eraseNow'
import { submitPhotos } from '~/features/photos/server/submitPhotos'
import { sendMailsAbout } from '~/server/mail/sendOutbox'
import { type Order, orderOfSession } from '~/server/orders/order'
import type { Services } from '~/server/services'
import { changeEmail } from './changeEmail'
import { giveVerdict } from './giveVerdict'
import { noteReveal } from './noteReveal'
import { requestCorrections } from './requestCorrections'
import { sendLink } from './sendLinks'
import { createShare } from './shares/createShare'
import { withdrawShare } from './shares/withdrawShare'

/** Performs a buyer's action on an order, and sends its mails immediately. */
export async function performBuyerAction(
  services: Services,
  action: OrderAction,
): Promise<Result<void, OrderActionFailure>> {
  const order = await orderOfSession(services.db, action.sessionId)
  // An unpaid order has nothing to change and no confirmed buyer to write to.
  if (!order) return failure('unknown')
  if (!order.paidAt) return failure('not_now')
  const done = await act(services, order, action)
  // Sends mails immediately; the scheduled job retries failures.
  if (done.ok && !withoutMails.has(action.action)) waitUntil(sendMailsAbout(services, order.id))
  return done
}

/** Actions that no mail reports. */
const withoutMails = new Set<OrderAction['action']>(['verdict', 'reveal', 'share', 'unshare'])

async function act(
  services: Services,
  order: Order,
  action: OrderAction,
): Promise<Result<void, OrderActionFailure>> {
  switch (action.action) {
    case 'correct':
      return requestCorrections(services, order, action)
    case 'verdict':
      return giveVerdict(services, order, action)
    case 'reveal':
      return noteReveal(services, order)
    case 'share':
      return createShare(services, order, action)
    case 'unshare':
      return withdrawShare(services, order, action.share)
    case 'email':
      return changeEmail(services, order, action.email, 'buyer')
    case 'link':
      await sendLink(services, order)
      return success(undefined)
    case 'finish':
      return (await submitPhotos(services, action.sessionId, [])).ok ? success(undefined) : failure('not_now')
    case 'erase':
      // A repeated request deletes only once.
      if (order.filesAt) await eraseNow(services, order, 'buyer')
      return success(undefined)
  }
}
