import { nowInSeconds } from '../../clock'
import { newId } from '../../ids'
import { insertRecord } from '../../store'
import { answer, bodyOf, type StripeContext } from '../context'
import { expandFields } from '../expand'
import { parseParameters } from '../parseParameters'
import { sessionFrom } from '../sessionFrom'
import { sessionParameters } from '../sessionParameters'

/** https://docs.stripe.com/api/checkout/sessions/create */
export async function createSession(c: StripeContext): Promise<Response> {
  const { db, origin } = c.env
  const parameters = parseParameters(sessionParameters, await bodyOf(c))
  const record = sessionFrom(parameters, { id: newId('cs_test_', 58), origin, now: nowInSeconds() })
  const expanded = await expandFields(db, record.session, parameters.expand)
  await insertRecord(db, 'session', record.session.id, record)
  return answer(c, expanded)
}
