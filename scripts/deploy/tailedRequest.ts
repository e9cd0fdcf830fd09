import type { TailedRequest } from './tools.ts'

/** The part of a `wrangler tail` event that is read. The rest can hold addresses with session ids: it is dropped. */
export type TailEvent = { outcome: string; event?: { response?: { status: number } } | null }

/** Keeps the end and the status of a tailed invocation. */
export const tailedRequest = ({ outcome, event }: TailEvent): TailedRequest => ({
  outcome,
  status: event?.response?.status,
})
