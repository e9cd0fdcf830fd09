import type { SamplePortrait } from './samplePortraits'

/** The application's side of the sandbox. */
export type SandboxHost = {
  /** The sandbox's own database. Its tables are created on demand. */
  db: D1Database
  /** The configured public origin, e.g. `http://localhost:8787`. */
  origin: string
  /** Whether any live key is configured; the sandbox then refuses to start. */
  liveKeys: boolean
  /** Delivers a webhook request to the application in process, without a network. */
  deliver: (request: Request) => Promise<Response>
  /** Delivers portraits to the order of a payment session. Returns the reason when the order does not accept them. */
  deliverPortraits: (sessionId: string, portraits: readonly SamplePortrait[]) => Promise<string | undefined>
  waitUntil: (work: Promise<unknown>) => void
  /** Logs an internal error of the sandbox; PayPal's 500 answer does not describe it. */
  report: (error: unknown) => void
}
