import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Edition } from '~/catalog/editions'

/** Language names, by the edition in which a customer bought or wrote. */
export const editionNames: Record<Edition, MessageDescriptor> = {
  us: msg({ message: 'English', comment: 'Desk: edition of the site' }),
  br: msg({ message: 'Portuguese', comment: 'Desk: edition of the site' }),
}
