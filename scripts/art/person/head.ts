/**
 * Heads, in the units of a figure (`../figure.ts`): turned a little to the right, the near ear at the left. A head is
 * 330 to 994 high and 652 to 1068 wide; its jaw and chin are what differs.
 */
export type HeadShape = 'oval' | 'round' | 'long' | 'square'

/** How much wider the jaw is at each side, how much lower the chin is, and how broad the chin is. */
const jaws: Record<HeadShape, { jaw: number; drop: number; chin: number }> = {
  oval: { jaw: 0, drop: 0, chin: 0 },
  round: { jaw: 16, drop: -16, chin: 18 },
  long: { jaw: 4, drop: 22, chin: 6 },
  square: { jaw: 24, drop: 16, chin: 34 },
}

/** The outline of a head, bald. */
export function headOf(shape: HeadShape): string {
  const { jaw, drop, chin } = jaws[shape]
  return (
    `M652 640C652 745 ${666 - jaw} ${832 + drop} ${722 - jaw} ${908 + drop}C${766 - jaw} ${962 + drop} ${826 - chin} ${996 + drop} 888 ${994 + drop}` +
    `C${944 + chin} ${990 + drop} ${990 + jaw} ${940 + drop} ${1022 + jaw} ${880 + drop}C${1044 + jaw} 838 1056 796 1062 752` +
    'C1050 724 1048 690 1062 648C1074 470 980 330 860 330C736 330 652 440 652 640Z'
  )
}

export const ear = 'M660 690C640 650 598 656 598 704C600 752 630 792 668 786'
export const innerEar = 'M648 708C632 692 616 704 624 726'

export const neck =
  'M742 840L738 1082C716 1110 690 1122 664 1134Q848 1262 1036 1130C1000 1118 974 1102 962 1080L960 880Z'
export const neckLine = 'M742 924L738 1082M960 950L962 1080'
/** The shadow of the chin on the neck. */
export const chinShadow = 'M700 860H1000V960C930 1044 860 1084 700 1100Z'

/** Where the light does not reach, with a softer edge around it. The side of the nose is the border at the right. */
export const faceShade = {
  left: {
    core: 'M940 300C990 440 990 530 936 620C922 650 934 700 948 738C960 772 980 796 974 812C966 830 940 828 918 822C926 850 960 860 966 872C960 900 930 910 926 930C930 960 930 990 900 1060H1120V300Z',
    edge: '',
  },
  right: {
    core: 'M600 330H720C690 470 690 560 704 640C708 700 690 740 712 790C736 850 800 930 880 1060H600Z',
    edge: 'M600 330H764C726 470 718 560 730 640C736 720 730 760 746 806C768 856 844 930 924 1060H600Z',
  },
}
