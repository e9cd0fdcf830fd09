import { vi } from 'vitest'

type Line = Record<string, unknown> & { event: string }

/** What is written to the log while `work` runs, line by line; `text` is all of it. */
export async function logLines(work: () => Promise<unknown>): Promise<{ lines: Line[]; text: string }> {
  const written: string[] = []
  const spy = vi.spyOn(console, 'log').mockImplementation((line) => void written.push(String(line)))
  try {
    await work()
    await new Promise((resolve) => setTimeout(resolve, 20))
  } finally {
    spy.mockRestore()
  }
  return { lines: written.map((line) => JSON.parse(line) as Line), text: written.join('\n') }
}
