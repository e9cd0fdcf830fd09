/** What the owner's mail about a message says. */
export const ownerMessage = {
  subject: '{suspected}Message from {name} ({source})',
  suspected: 'Suspected spam: ',
  action: 'Open the messages',
  facts: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    instagram: 'Instagram',
    form: 'Form',
    received: 'Received',
    reason: 'Suspected because',
  },
}

/** Why a message is suspected. The owner judges; it was kept all the same. */
export const suspicionReasons = {
  trap: 'a field was filled in that people do not see',
  too_often: 'many messages came from the same connection within a minute',
  challenge: 'the challenge was not passed',
}
