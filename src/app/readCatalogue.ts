import type { Messages } from '@lingui/core'
import { cataloguePath } from '~/i18n/cataloguePath'
import type { readCatalogue as readModule } from '~/i18n/readCatalogue'
import { cachedAssets } from '~/server/cachedAssets'

const read = cachedAssets((text): Messages => JSON.parse(text))

/**
 * Reads a catalogue in the built Worker from its static assets: as modules, every additional page would enlarge each
 * isolate. `package.json` maps `#readCatalogue` to this file in production builds of the server.
 */
export const readCatalogue: typeof readModule = (locale, name) => read(cataloguePath(locale, name))
