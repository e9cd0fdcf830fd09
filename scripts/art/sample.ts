import type { Figure, Traits } from './figure.ts'
import { hex, skin } from './palette.ts'

/** The face of the photo pages' sample person, identical in every picture. */
export const face: Traits = { hair: 'bun', brows: 'fine', lips: 'smile', earring: true }

/** The sample person in the studio portrait. */
export const inStudio: Omit<Figure, 'id'> = {
  traits: face,
  skin: skin.honey,
  light: 'left',
  outfit: {
    garment: 'blazer',
    cloth: hex(0.41, 0.05, 290),
  },
}
