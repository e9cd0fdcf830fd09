import type { EditionsWith } from '~/catalog/addresses'

type City = {
  latitude: number
  longitude: number
  /** Code of the continent whose visitors are near, as the platform names it. */
  continent: string
}

/** The city whose sun is shown above the link to an edition. Latitude and longitude are in degrees north and east. */
export const cities: Record<EditionsWith<'home'>, City> = {
  us: { latitude: 40.7128, longitude: -74.006, continent: 'NA' },
  br: { latitude: -23.5505, longitude: -46.6333, continent: 'SA' },
}
