import { type EditionsWith, editionsOf, hasScreen } from '~/catalog/addresses'

/** An edition that sells portraits: it has every screen from the plans to the photo upload. */
export type OrderEdition = EditionsWith<'photo-service' | 'checkout' | 'upload'>

export const orderEditions = editionsOf('photo-service').filter(
  (edition): edition is OrderEdition => hasScreen(edition, 'checkout') && hasScreen(edition, 'upload'),
) as [OrderEdition, ...OrderEdition[]]
