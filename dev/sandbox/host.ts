/** What the sandbox needs from the application. */
export type SandboxHost = {
  /** The sandbox's own database; its tables are made when first needed. */
  db: D1Database
  /** The configured public origin, e.g. `http://localhost:8787`. */
  origin: string
  /** True when any live key is configured; the sandbox then refuses to work. */
  liveKeys: boolean
  /** Hands a webhook request to the application in process, without a network. */
  deliver: (request: Request) => Promise<Response>
  /** Delivers portraits to the order of a payment session. Says why not, where it cannot be done. */
  deliverPortraits: (
    sessionId: string,
    portraits: readonly Uint8Array<ArrayBuffer>[],
  ) => Promise<string | undefined>
  waitUntil: (work: Promise<unknown>) => void
  /** Logs what the sandbox itself failed at: its answer is as silent about it as a provider's. */
  report: (error: unknown) => void
}
