import * as v from 'valibot'
import { invalidRequest } from './errors'
import { pageLimit } from './wire'

/** The parameters of every list. */
export const pageParameters = { limit: pageLimit, starting_after: v.optional(v.string()) }

type Page = { limit: number; starting_after?: string | undefined }

/**
 * Returns one page of a list.
 * @throws StripeRefusal 400 when `starting_after` is not in the list
 * @see https://docs.stripe.com/api/pagination
 */
export function pageOf(url: string, items: readonly { id: string }[], { limit, starting_after: last }: Page) {
  const start = last === undefined ? 0 : items.findIndex(({ id }) => id === last) + 1
  if (last !== undefined && start === 0)
    throw invalidRequest(`No such object: '${last}'`, 'starting_after', 'resource_missing')
  const end = start + limit
  return { object: 'list', url, has_more: items.length > end, data: items.slice(start, end) }
}
