/** The server takes no more of these for now. */
export class TooOften extends Error {
  /** Whole minutes after which it is worth trying again. */
  minutes: number
  constructor(response: Response) {
    super()
    const seconds = Number(response.headers.get('retry-after'))
    this.minutes = Math.max(1, Math.ceil((seconds || 60) / 60))
  }
}

/**
 * How the browser calls our server functions. The client of the framework gives the body of a refused call out as
 * though it were its answer; who came too often must hear so, and when to try again.
 * @throws TooOften
 */
export async function callServer(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  if (response.status === 429) throw new TooOften(response)
  return response
}
