import type { ContactContent } from './schema'

/** Texts of the owner's mail about a message. */
export const ownerMessage = {
  subject: '{suspected}Message from {name} ({source})',
  suspected: 'Suspected spam: ',
  action: 'Open the messages',
  /** In the order of the mail. A stored field without a label is a type error. */
  fields: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    instagram: 'Instagram',
  } satisfies Record<Exclude<keyof ContactContent, 'source' | 'edition' | 'message'>, string>,
  facts: {
    form: 'Form',
    received: 'Received',
    reason: 'Suspected because',
  },
}

/** Why a message was flagged. It is stored all the same; the owner decides. */
export const suspicionReasons = {
  trap: 'a field was filled in that people do not see',
  too_often: 'many messages came from the same connection within a minute',
  challenge: 'the challenge was not passed',
}
