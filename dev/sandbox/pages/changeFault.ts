import * as v from 'valibot'
import { faultKinds, setFault } from '../faults'
import type { PagesContext } from './environment'

const form = v.variant('action', [
  v.object({ action: v.literal('clear') }),
  v.object({
    action: v.literal('set'),
    kind: v.picklist(faultKinds),
    calls: v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(1000)),
  }),
])

export async function changeFault(c: PagesContext): Promise<Response> {
  const input = v.parse(form, await c.req.parseBody())
  await setFault(c.get('host'), input.action === 'set' ? { kind: input.kind, calls: input.calls } : null)
  return c.redirect('/__sandbox/#faults', 303)
}
