import { waitUntil } from 'cloudflare:workers'
import { log } from '~/core/log'
import { failure, type Result, success } from '~/core/result'
import type { ActionFailure, DeskAction, DeskOrder } from '~/features/desk/schema'
import { changeEmail } from '~/features/orders/server/changeEmail'
import { deliverPortraits, undoDelivery } from '~/features/orders/server/deliverPortraits'
import { extendRetention } from '~/features/orders/server/extendRetention'
import { requestRetake } from '~/features/orders/server/requestRetake'
import { resendMail } from '~/features/orders/server/resendMail'
import { startProduction } from '~/features/orders/server/startProduction'
import { writeNote } from '~/features/orders/server/writeNote'
import { eraseNow } from '~/features/photos/server/erasure/eraseNow'
import { restorePortrait, supersedePortrait } from '~/features/photos/server/supersedePortrait'
import { sendMailsAbout } from '~/server/mail/sendOutbox'
import { acceptPayment } from '~/server/orders/acceptPayment'
import { type Order, orderById } from '~/server/orders/order'
import { refundOrder } from '~/server/orders/refunds/refundOrder'
import { settleRefund } from '~/server/orders/refunds/settleRefund'
import { reopenOrder } from '~/server/orders/reopenOrder'
import type { Services } from '~/server/services'
import { readOrder } from './readOrder'
import { removeFile } from './removeFile'

/**
 * Runs one action on an order and returns the updated order. Sends its mails at once; the scheduled job retries those
 * that fail.
 * @param by email address of the actor
 */
export async function actOnOrder(
  services: Services,
  action: DeskAction,
  by: string,
): Promise<Result<DeskOrder, ActionFailure>> {
  const order = await orderById(services.db, action.order)
  if (!order) return failure('unknown_order')
  const done = await act(services, order, action, by)
  log('desk_action', { order: order.id, action: action.action, code: done.ok ? undefined : done.code })
  if (!done.ok) return done
  waitUntil(sendMailsAbout(services, order.id))
  return readOrder(services, order.id)
}

async function act(
  services: Services,
  order: Order,
  action: DeskAction,
  by: string,
): Promise<Result<unknown, ActionFailure>> {
  switch (action.action) {
    case 'start':
      return startProduction(services, order, by)
    case 'deliver':
      return deliverPortraits(services, order, by)
    case 'undo':
      return undoDelivery(services, order, by)
    case 'accept':
      return acceptPayment(services, order, by)
    case 'keep':
      return extendRetention(services, order, by)
    case 'ask':
      return requestRetake(services, order, action.retakeRequest, by)
    case 'resend':
      return resendMail(services, order, action.mail, by)
    case 'reopen':
      return reopenOrder(services, order, by)
    case 'supersede':
      return supersedePortrait(services, order, action.photo, by)
    case 'restore':
      return restorePortrait(services, order, action.photo, by)
    case 'remove':
      return removeFile(services, order, action.photo, by)
    case 'note':
      return writeNote(services, order, { ...action, by })
    case 'erase':
      return success(await eraseNow(services, order, by))
    case 'email':
      return correctEmail(services, order, action.email, by)
    case 'refund':
      return refundPayment(services, order, { ...action, by })
    case 'settle':
      return settleRefund(services, order, { failedMinor: action.failedMinor, by })
  }
}

/** Refuses for an order that was never paid: it has no link to send. */
async function correctEmail(
  services: Services,
  order: Order,
  email: string,
  by: string,
): Promise<Result<void, ActionFailure>> {
  if (!order.paidAt) return failure('not_now')
  const changed = await changeEmail(services, order, email, by)
  return changed.ok ? changed : failure('changed_meanwhile')
}

const refusals = ['not_paid', 'wrong_amount', 'changed_meanwhile', 'provider_unreachable'] as const

async function refundPayment(
  services: Services,
  order: Order,
  refund: Parameters<typeof refundOrder>[2],
): Promise<Result<Order, ActionFailure>> {
  const refunded = await refundOrder(services, order, refund)
  if (refunded.ok) return refunded
  // After a provider error it is unknown whether the refund happened.
  if (refunded.code === 'provider_error') return failure('provider_unreachable')
  return failure(refusals.find((code) => code === refunded.code) ?? 'provider_refused')
}
