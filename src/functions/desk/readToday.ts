import { createServerFn } from '@tanstack/react-start'
import { deskActor } from '~/server/desk/actor'
import { readToday } from '~/server/desk/readToday'
import { createServices } from '~/server/services'

/** `desk-today`: how business goes, and what needs somebody. */
export const deskToday = createServerFn({ method: 'POST' }).handler(() => {
  deskActor()
  return readToday(createServices())
})
