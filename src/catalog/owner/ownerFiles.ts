import type { GenericSchema } from 'valibot'
import { openingHoursSchema } from './schemas/openingHours.ts'

/** The JSON files of this folder that the owner edits, by name, each with its schema. */
export const ownerFiles = {
  openingHours: openingHoursSchema,
} satisfies Record<string, GenericSchema>

export type OwnerFile = keyof typeof ownerFiles
