import { AsyncLocalStorage } from 'node:async_hooks'

const actors = new AsyncLocalStorage<string>()

/** Does the work for a person who has been let in at the desk. @param actor their e-mail address */
export function withActor<Value>(actor: string, work: () => Value): Value {
  return actors.run(actor, work)
}

/**
 * Gives the e-mail address of who acts at the desk. Everything that the desk can do asks for it first.
 * @throws where nobody was let in: a door without its guard stays shut
 */
export function deskActor(): string {
  const actor = actors.getStore()
  if (!actor) throw new Error('Nobody has been let in at the desk')
  return actor
}
