type StripeErrorBody = {
  type: 'invalid_request_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  /** The invalid parameter in form notation, e.g. `line_items[0][quantity]`. */
  param?: string
}

/** An error response. `api.ts` returns the body as Stripe's error object; the sandbox pages show its message. */
export class StripeRefusal extends Error {
  readonly status: 400 | 401 | 404 | 409 | 500
  readonly body: StripeErrorBody

  constructor(status: StripeRefusal['status'], body: StripeErrorBody) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export function invalidRequest(message: string, param?: string, code?: string): StripeRefusal {
  return new StripeRefusal(400, {
    type: 'invalid_request_error',
    message,
    ...(code ? { code } : {}),
    ...(param ? { param } : {}),
  })
}

export function resourceMissing(kind: string, id: string, param = kind): StripeRefusal {
  return new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  })
}
