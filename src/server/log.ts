/** What a log line may carry: no names, no addresses of people, no file contents (R-API-16). */
type Fields = Record<string, string | number | boolean | null | undefined>

/** Writes one structured line. `console.log` is what the platform collects. */
export function log(event: string, fields: Fields = {}): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes logs
  console.log(JSON.stringify({ event, ...fields }))
}

/** The kind of a failure, for a log line; its message may quote a person and stays out. */
export function failureName(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
