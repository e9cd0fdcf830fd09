import { faces } from '~/catalog/owner/faces'

const { photoDays, portraitDays } = faces

/** How long the owner keeps photos and portraits, as the policy says it. */
export const kept =
  photoDays === portraitDays
    ? {
        us: new RegExp(`photos and portraits ${photoDays} days after`),
        br: new RegExp(`suas fotos e os seus retratos ${photoDays} dias depois`),
      }
    : {
        us: new RegExp(`photos ${photoDays} days and your portraits ${portraitDays} days after`),
        br: new RegExp(`suas fotos ${photoDays} dias e os seus retratos ${portraitDays} dias depois`),
      }
