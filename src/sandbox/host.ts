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
  waitUntil: (work: Promise<unknown>) => void
}
