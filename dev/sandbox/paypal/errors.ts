import { newDebugId } from './ids'
import { type Issue, issues } from './issues'
import type { Link } from './order'

type Detail = {
  issue: Issue
  /** JSON pointer into the body, or the name of a header. */
  field?: string
  location?: 'body' | 'path'
}

/** PayPal's error name and message for each HTTP status. */
const kinds = {
  400: ['INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  404: ['RESOURCE_NOT_FOUND', 'The specified resource does not exist.'],
  415: ['UNSUPPORTED_MEDIA_TYPE', "The server does not support the request payload's media type."],
  422: [
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
  500: ['INTERNAL_SERVER_ERROR', 'An internal server error occurred.'],
} as const

type RefusalStatus = keyof typeof kinds

/** Thrown by handlers; the API's error handler answers with its status and PayPal's error object. */
export class PaypalRefusal extends Error {
  readonly status: RefusalStatus
  readonly details: Detail[]
  readonly links: Link[]

  constructor(status: RefusalStatus, details: Detail[] = [], links: Link[] = []) {
    const [first] = details
    super(first ? issues[first.issue] : kinds[status][1])
    this.status = status
    this.details = details
    this.links = links
  }
}

export const unprocessable = (issue: Issue, field?: string): PaypalRefusal =>
  new PaypalRefusal(422, [{ issue, ...(field ? { field, location: 'body' } : {}) }])

export const notFound = (): PaypalRefusal =>
  new PaypalRefusal(404, [{ issue: 'INVALID_RESOURCE_ID', location: 'path' }])

/** @see https://developer.paypal.com/api/rest/responses/#link-failedrequests */
export function errorBody({ status, details, links }: PaypalRefusal) {
  const [name, message] = kinds[status]
  const informationLink = {
    href: `https://developer.paypal.com/api/rest/reference/orders/v2/errors/#${details[0]?.issue ?? name}`,
    rel: 'information_link',
    method: 'GET',
  }
  return {
    name,
    ...(details.length > 0
      ? { details: details.map((detail) => ({ ...detail, description: issues[detail.issue] })) }
      : {}),
    message,
    debug_id: newDebugId(),
    links: [informationLink, ...links],
  }
}
