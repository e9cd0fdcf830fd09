import type { Messages } from '@lingui/core'
import { cataloguePath } from '~/i18n/cataloguePath'
import type { readCatalogue as readModule } from '~/i18n/readCatalogue'
import { cachedAssets } from '~/server/cachedAssets'

const read = cachedAssets((text): Messages => JSON.parse(text))

/**
 * Reads a catalogue in the built Worker, which has them among its files: as modules, each page more would make every
 * isolate larger. `package.json` puts this in the place of the browser's own.
 */
export const readCatalogue: typeof readModule = (locale, name) => read(cataloguePath(locale, name))
