import type { Figure, Traits } from './figure.ts'
import { hex, skin, token } from './palette.ts'

/** The person whom the photo pages show: hair and face are hers in every picture. */
export const face: Traits = { hair: 'variant39', brows: 'variant04', nose: 'variant06', lips: 'variant23' }

/** What lies under the jackets of the set, between their lapels. */
export const jacketTop =
  'M712 1160Q843 1200 962 1155L981 1203 1000 1322 1010 1465V1750H752L760 1607 752 1465 736 1320Z'

/** Her in the portrait of the studio. */
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
