import { env } from 'cloudflare:workers'

/** Runs `work` with temporary environment values. */
export async function withEnv<Value>(
  values: Record<string, unknown>,
  work: () => Promise<Value>,
): Promise<Value> {
  const before = Object.fromEntries(Object.keys(values).map((name) => [name, Reflect.get(env, name)]))
  Object.assign(env, values)
  try {
    return await work()
  } finally {
    for (const [name, value] of Object.entries(before))
      if (value === undefined) Reflect.deleteProperty(env, name)
      else Object.assign(env, { [name]: value })
  }
}
