import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ContactFlag, ContactSource } from '~/core/schemas/contactSources'

export const sourceNames: Record<ContactSource, MessageDescriptor> = {
  'us-home': msg({
    message: 'From the English home page',
    comment: 'Desk: the page that a message came from',
  }),
  'br-home': msg({
    message: 'From the Portuguese home page',
    comment: 'Desk: the page that a message came from',
  }),
  landing: msg({ message: 'From the landing page', comment: 'Desk: the page that a message came from' }),
}

/** Why a message is suspected to come from a bot. */
export const flagTexts: Record<ContactFlag, MessageDescriptor> = {
  trap: msg`A field that people don’t see was filled in`,
  too_often: msg`Many messages came from the same place at once`,
  challenge: msg`The bot check wasn’t passed`,
}
