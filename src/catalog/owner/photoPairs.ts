import content from './photoPairs.json' with { type: 'json' }
import type { PhotoPair } from './schemas/photoPairs'

/**
 * Real pairs of customers who consented. While the list is empty, the photo pages show a drawn person and state that no
 * customer’s face is shown; the first pair replaces both.
 */
export const photoPairs = content.photoPairs as readonly PhotoPair[]
