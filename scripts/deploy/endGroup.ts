import type { ChildProcess } from 'node:child_process'

/** Milliseconds that a program has to end by itself. */
const grace = 2_000

/** Ends a program that leads a process group, and what it has started: asks it to end, then ends it. */
export function endGroup(child: ChildProcess): void {
  signal(child, 'SIGTERM')
  // A program that ignores the first signal must not hold up going back.
  const timer = setTimeout(() => signal(child, 'SIGKILL'), grace)
  timer.unref()
  child.once('close', () => clearTimeout(timer))
}

function signal({ pid }: ChildProcess, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    if (pid) process.kill(-pid, name)
  } catch {
    // It has ended already.
  }
}
