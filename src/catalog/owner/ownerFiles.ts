import type { GenericSchema } from 'valibot'
import { bannerSchema } from './schemas/banner.ts'
import { businessSchema } from './schemas/business.ts'
import { contactsSchema } from './schemas/contacts.ts'
import { facesSchema } from './schemas/faces.ts'
import { founderSchema } from './schemas/founder.ts'
import { linksSchema } from './schemas/links.ts'
import { noticeSchema } from './schemas/notice.ts'
import { openingHoursSchema } from './schemas/openingHours.ts'
import { photoPairsSchema } from './schemas/photoPairs.ts'
import { pricesSchema } from './schemas/prices.ts'
import { repositorySchema } from './schemas/repository.ts'
import { serviceFiguresSchema } from './schemas/serviceFigures.ts'
import { settingsSchema } from './schemas/settings.ts'
import { statisticsSchema } from './schemas/statistics.ts'
import { testimonialsSchema } from './schemas/testimonials.ts'

/** The JSON files of this folder that the owner edits, by name, each with its schema. */
export const ownerFiles = {
  business: businessSchema,
  contacts: contactsSchema,
  links: linksSchema,
  banner: bannerSchema,
  founder: founderSchema,
  notice: noticeSchema,
  openingHours: openingHoursSchema,
  photoPairs: photoPairsSchema,
  prices: pricesSchema,
  settings: settingsSchema,
  faces: facesSchema,
  repository: repositorySchema,
  serviceFigures: serviceFiguresSchema,
  statistics: statisticsSchema,
  testimonials: testimonialsSchema,
} satisfies Record<string, GenericSchema>

export type OwnerFile = keyof typeof ownerFiles
