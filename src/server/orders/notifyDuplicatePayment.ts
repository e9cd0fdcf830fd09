import { log } from '~/core/log'
import { enqueueMail } from '../mail/enqueueMail'
import type { Services } from '../services'
import type { Order } from './order'

/** Mails the owner that an order was paid twice, so that they refund the second payment. */
export async function notifyDuplicatePayment({ db, now }: Services, order: Order): Promise<void> {
  log('paid_twice', { order: order.id })
  await enqueueMail(db, { kind: 'owner_paid_twice', subjectId: order.id, at: now() })
}
