import { vi } from 'vitest'
import { backgroundDone } from './background'

type Line = Record<string, unknown> & { event: string }

/** What `work` and what it leaves to be done afterwards write to the log, line by line; `text` is all of it. */
export async function logLines(work: () => Promise<unknown>): Promise<{ lines: Line[]; text: string }> {
  const written: string[] = []
  const spy = vi.spyOn(console, 'log').mockImplementation((line) => void written.push(String(line)))
  try {
    await work()
    await backgroundDone()
  } finally {
    spy.mockRestore()
  }
  return { lines: written.map((line) => JSON.parse(line) as Line), text: written.join('\n') }
}
