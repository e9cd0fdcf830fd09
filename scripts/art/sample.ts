import type { Figure, Traits } from './figure.ts'
import { hex, skin, token } from './palette.ts'

/** The face of the photo pages' sample person, identical in every picture. */
export const face: Traits = { hair: 'variant39', brows: 'variant04', nose: 'variant06', lips: 'variant23' }

/** The shirt area between the lapels of the set's jackets. */
export const jacketTop =
  'M712 1160Q843 1200 962 1155L981 1203 1000 1322 1010 1465V1750H752L760 1607 752 1465 736 1320Z'

/** The sample person in the studio portrait. */
export const inStudio: Omit<Figure, 'id'> = {
  traits: face,
  skin: skin.honey,
  light: 'left',
  outfit: {
    body: 'variant16',
    cloth: hex(0.41, 0.05, 290),
    panels: [{ d: jacketTop, fill: token.paper }],
  },
}
