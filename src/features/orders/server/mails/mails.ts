import { isBuyerMail, isDisputeMail, type OrderMailKind } from '~/core/schemas/mailKinds'
import type { Config } from '~/server/config'
import type { Mail } from '~/server/mail/mailer'
import type { MailHandler } from '~/server/mail/registry'
import { orderById } from '~/server/orders/order'
import { composeBuyerMail } from './composeBuyerMail'
import { composeDisputeMail } from './composeDisputeMail'
import { composeOwnerMail } from './composeOwnerMail'
import { isRelevant } from './isRelevant'
import { type MailFacts, readMailFacts } from './mailFacts'

/** The mails about an order, to its buyer and to the owner. */
export const orderMails: MailHandler = {
  async compose(services, { id, kind, subjectId, recipient }) {
    const order = await orderById(services.db, subjectId)
    if (!order) return { dropped: 'untrue' }
    const orderKind = kind as OrderMailKind
    const facts = await readMailFacts(services, orderKind, order, recipient, id)
    if (!isRelevant(orderKind, facts)) return { dropped: 'untrue' }
    const mail = write(services.config, orderKind, facts)
    return mail ? { mail } : { dropped: 'no_reader' }
  },
}

function write(config: Config, kind: OrderMailKind, facts: MailFacts): Mail | undefined {
  if (isDisputeMail(kind)) return composeDisputeMail(config, kind, facts)
  return isBuyerMail(kind) ? composeBuyerMail(config, kind, facts) : composeOwnerMail(config, kind, facts)
}
