export type Outcome = {
  /** Exit code; 1 when a signal ended the program. */
  code: number
  stdout: string
  /** Output of both streams in the order in which it came. */
  output: string
  /** What wrangler wrote for programs (`WRANGLER_OUTPUT_FILE_PATH`). */
  records: readonly Record<string, unknown>[]
}

export type RunOptions = {
  /** Milliseconds after which the program is ended. */
  timeout?: number
  /** Whether the program also runs to its end after an interruption, as going back must. */
  uninterruptible?: boolean
}

/** A running `wrangler tail`: the requests that a version answers, as they happen. */
export type Tail = {
  requests(): readonly TailedRequest[]
  /** What ended the tail; `undefined` while it runs. */
  ended(): string | undefined
  stop(): void
}

export type TailedRequest = {
  /** How the invocation ended: `ok`, `exception`, `exceededCpu`, `canceled` … */
  outcome: string
  /** Absent for scheduled jobs and for invocations that gave no response. */
  status?: number | undefined
}

/** Everything that a deployment does outside of its own process. Tests pass their own. */
export type Tools = {
  wrangler(args: readonly string[], options?: RunOptions): Promise<Outcome>
  tail(args: readonly string[]): Tail
  /** Runs a script of package.json, `npm` itself, `git`, or a file with this Node. */
  run(program: 'npm' | 'git' | 'node', args: readonly string[], options?: RunOptions): Promise<Outcome>
  fetch(url: string, init: RequestInit): Promise<Response>
  /** Rejects when the deployment is interrupted, unless it is `uninterruptible`. */
  sleep(milliseconds: number, options?: Pick<RunOptions, 'uninterruptible'>): Promise<void>
  now(): number
  print(line: string): void
  /** Aborted by Ctrl+C or by the end of a CI job. */
  interrupted: AbortSignal
}
