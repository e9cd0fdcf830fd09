/** Thrown by a server function when the requested object does not exist; the response is a 404 with the code. */
export class NotFoundError extends Error {
  override name = 'NotFoundError'
  code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}
