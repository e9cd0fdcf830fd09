import { AsyncLocalStorage } from 'node:async_hooks'
import type { Locale } from '~/catalog/locales'
import { site } from '~/catalog/site'

/** An authenticated desk user: their email address, and the language in which they see the desk. */
type Actor = { email: string; locale: Locale }

const actors = new AsyncLocalStorage<Actor>()

/** Runs `work` on behalf of an authenticated desk user. */
export function withActor<Value>(actor: Actor, work: () => Value): Value {
  return actors.run(actor, work)
}

/**
 * Returns the email address of the current desk user. Every operation of the desk calls it first.
 * @throws when no user is authenticated, so that an endpoint without the access check stays closed
 */
export function deskActor(): string {
  const actor = actors.getStore()
  if (!actor) throw new Error('Nobody has been let in at the desk')
  return actor.email
}

/** Returns the language in which the current user sees the desk; without a user, the owner's. */
export const deskLocale = (): Locale => actors.getStore()?.locale ?? site.ownerLanguage
