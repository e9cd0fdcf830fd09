import type { MessageDescriptor } from '@lingui/core'
import type { OwnerFile } from '~/catalog/owner/ownerFiles'
import type { OrderList } from '~/features/desk/schema'

/** A task of the owner, in the desk's help. */
export type OwnerTask = {
  what: MessageDescriptor
  steps: readonly MessageDescriptor[]
  /** Where it is done: a form of the site content, a list or a page of the desk, or a page of the repository. */
  at:
    | { form: OwnerFile }
    | { list: OrderList }
    | { page: '/desk' | '/desk/messages' | '/desk/today' | '/desk/site' }
    | { repository: 'texts' | 'deploy' | 'goBack' }
}
