import { AsyncLocalStorage } from 'node:async_hooks'

const actors = new AsyncLocalStorage<string>()

/** Runs `work` on behalf of an authenticated desk user. @param actor their email address */
export function withActor<Value>(actor: string, work: () => Value): Value {
  return actors.run(actor, work)
}

/**
 * Returns the email address of the current desk user. Every operation of the desk calls it first.
 * @throws when no user is authenticated, so that an endpoint without the access check stays closed
 */
export function deskActor(): string {
  const actor = actors.getStore()
  if (!actor) throw new Error('Nobody has been let in at the desk')
  return actor
}
