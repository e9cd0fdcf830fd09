import type { ChildProcess } from 'node:child_process'
import { endGroup } from './endGroup.ts'
import { failureLine } from './failureLine.ts'
import { type TailEvent, tailedRequest } from './tailedRequest.ts'
import type { Tail, TailedRequest } from './tools.ts'

/** Reads the requests that a running `wrangler tail` prints. Anything else that it prints ends the tail. */
export function readTail(child: ChildProcess): Tail {
  const requests: TailedRequest[] = []
  let ended: string | undefined
  let text = ''
  let errors = ''
  child.stdout?.on('data', (chunk) => {
    text += chunk
    // Wrangler indents each event, so that only its last line begins with a closing brace.
    const events = text.split(/^\}\n/m)
    text = events.pop() ?? ''
    try {
      for (const event of events) requests.push(tailedRequest(JSON.parse(`${event}}`) as TailEvent))
    } catch {
      // Without the text, which can hold addresses with session ids.
      ended ??= 'wrangler printed something other than requests'
      endGroup(child)
    }
  })
  child.stderr?.on('data', (chunk) => {
    errors += chunk
  })
  child.once('error', ({ message }) => {
    ended ??= message
  })
  child.once('close', () => {
    ended ??= failureLine(errors + text)
  })
  return { requests: () => requests, ended: () => ended, stop: () => endGroup(child) }
}
