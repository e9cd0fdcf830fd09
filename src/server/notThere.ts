/** Thrown by a function whose call names something that does not exist: the answer is 404 with the code. */
export class NotThere extends Error {
  override name = 'NotThere'
  code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}
