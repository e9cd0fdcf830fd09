import { log } from '~/core/log'
import { enqueueMail } from '../mail/enqueueMail'
import type { Services } from '../services'
import type { Order } from './order'

/** Money for an order that was already paid: the owner gives it back; nobody is asked to pay again. */
export async function notifyDuplicatePayment({ db, now }: Services, order: Order): Promise<void> {
  log('paid_twice', { order: order.id })
  await enqueueMail(db, { kind: 'owner_paid_twice', subjectId: order.id, at: now() })
}
