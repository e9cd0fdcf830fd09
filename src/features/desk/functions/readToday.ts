import { createServerFn } from '@tanstack/react-start'
import { deskActor } from '~/features/desk/server/actor'
import { readToday } from '~/features/desk/server/readToday'
import { createServices } from '~/server/services'

/** `desk-today`: business numbers, and everything that needs attention. */
export const deskToday = createServerFn({ method: 'POST' }).handler(() => {
  deskActor()
  return readToday(createServices())
})
