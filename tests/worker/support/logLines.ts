import { vi } from 'vitest'
import { backgroundDone } from './background'

type Line = Record<string, unknown> & { event: string }

/** Log lines written by `work` and its background work; `text` is the whole output. */
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
