/** Garments, in the units of a figure: the middle is at x 842. Parts of one garment are listed from back to front. */
export type Piece = {
  /** What fills it: the cloth, the cloth below it (the top under a jacket), a trim, or bare skin. */
  fill?: 'cloth' | 'top' | 'trim' | 'skin'
  d?: string
  /** Lines without an area, such as seams. */
  line?: string
}

/** The other half of a symmetrical path of absolute points. */
const mirrored = (d: string) => d.replace(/(-?\d+) (-?\d+)/g, (_, x, y) => `${1684 - Number(x)} ${y}`)
const both = (d: string) => d + mirrored(d)

/** Shoulders and arms down to the lower edge of the picture. */
export const torso =
  'M738 1084C700 1130 560 1154 470 1196C380 1240 336 1330 306 1450L250 1770H1430L1374 1450C1344 1330 1300 1240 1210 1196C1120 1154 996 1130 962 1082Q850 1180 738 1084Z'
const sleeves = both('M478 1770C480 1660 490 1560 516 1470')

const crew: Piece = {
  fill: 'skin',
  d: 'M700 1108Q846 1290 994 1108L962 1060H738Z',
  line: 'M690 1118Q846 1290 1004 1118M662 1132Q846 1336 1032 1130',
}
/** The top below an open jacket, with bare skin above it. */
const under = (d: string): Piece[] => [
  { fill: 'top', d },
  { fill: 'skin', d: 'M722 1096Q846 1270 978 1096L962 1060H738Z', line: 'M700 1118Q846 1280 994 1118' },
]
const deep = under('M700 1100C730 1320 800 1480 842 1660C884 1480 954 1320 984 1100Z')
const open = under('M700 1096C640 1180 640 1380 650 1790H1034C1044 1380 1044 1180 984 1096Z')
const buttons = (from: number, step: number, count: number) =>
  Array.from({ length: count }, (_, at) => `M858 ${from + at * step}h1`).join('')

const lapel =
  'M692 1098C640 1130 610 1160 588 1200L560 1334L650 1352L612 1396L842 1650C800 1480 720 1300 692 1098Z'
const collar = 'M722 1078C690 1100 660 1130 646 1160L706 1280L842 1196C800 1180 750 1140 722 1078Z'
const campCollar =
  'M722 1078C680 1100 640 1134 620 1176L610 1236L690 1260L842 1400C800 1300 740 1220 722 1078Z'
const hood =
  'M722 1000C640 1010 560 1080 566 1180C600 1290 740 1350 842 1352V1296C790 1270 730 1180 722 1000Z'
const front = 'M700 1096C660 1130 640 1150 634 1180C640 1380 652 1560 650 1770'

type Cut = {
  pieces: Piece[]
  /** The bare arms, in front of the shade of the sleeves. */
  arms?: Piece
  buttons?: string
}

export type Garment =
  | 'tee'
  | 'sweater'
  | 'turtleneck'
  | 'shirt'
  | 'workShirt'
  | 'camp'
  | 'bow'
  | 'blazer'
  | 'evening'
  | 'coat'
  | 'cardigan'
  | 'bomber'
  | 'hoodie'
  | 'scarf'

export const garments: Record<Garment, Cut> = {
  tee: {
    pieces: [crew],
    arms: {
      fill: 'skin',
      d: both('M236 1790L290 1500Q370 1552 466 1540L476 1790Z'),
      line: both('M290 1500Q370 1552 466 1540M466 1790L464 1540Q474 1450 502 1390'),
    },
  },
  sweater: { pieces: [crew, { line: sleeves }] },
  turtleneck: {
    pieces: [
      {
        fill: 'cloth',
        d: 'M724 990Q850 1070 976 996L992 1130Q850 1216 702 1128Z',
        line: 'M724 990L702 1128Q850 1216 992 1130L976 996M724 990Q850 1070 976 996',
      },
      { line: sleeves },
    ],
  },
  shirt: {
    pieces: [
      { fill: 'skin', d: 'M738 1060L722 1100L842 1210L978 1100L962 1060Z' },
      { fill: 'cloth', d: both(collar), line: both(collar) },
      { line: `M842 1196V1770${sleeves}` },
    ],
    buttons: buttons(1290, 130, 4),
  },
  workShirt: {
    pieces: [
      { fill: 'skin', d: 'M738 1060L722 1100L842 1210L978 1100L962 1060Z' },
      { fill: 'cloth', d: both(collar), line: both(collar) },
      {
        line: `M842 1196V1770${sleeves}M960 1380H1140V1520L1050 1556L960 1520ZM960 1416H1140M1000 1376L992 1276M1036 1376L1042 1256M1080 1376L1098 1284`,
      },
    ],
    buttons: buttons(1310, 130, 4),
  },
  camp: {
    pieces: [
      { fill: 'skin', d: 'M738 1060L716 1096L842 1410L980 1096L962 1060Z' },
      { fill: 'cloth', d: both(campCollar), line: both(campCollar) },
      { line: `M842 1400V1770${sleeves}` },
    ],
    buttons: buttons(1460, 120, 3),
  },
  bow: {
    pieces: [
      {
        fill: 'cloth',
        d: 'M728 1056Q850 1130 972 1058L988 1136Q850 1210 706 1134Z',
        line: 'M728 1056L706 1134Q850 1210 988 1136L972 1058M728 1056Q850 1130 972 1058',
      },
      {
        fill: 'cloth',
        d: 'M820 1200L762 1470L836 1500L866 1210ZM866 1200L946 1440L1010 1410L890 1190ZM846 1188C760 1120 676 1150 684 1216C694 1276 770 1250 846 1188ZM850 1188C930 1110 1020 1130 1018 1200C1012 1262 930 1244 850 1188Z',
        line: 'M820 1216L762 1470L836 1500L862 1216M868 1210L946 1440L1010 1410L896 1196M846 1188C760 1120 676 1150 684 1216C694 1276 770 1250 846 1188ZM850 1188C930 1110 1020 1130 1018 1200C1012 1262 930 1244 850 1188ZM836 1190q-50 0-90 18M862 1190q50-6 94 6',
      },
      { line: sleeves },
    ],
  },
  blazer: {
    pieces: [
      ...deep,
      { fill: 'cloth', d: both(lapel), line: both(lapel) },
      { line: `M842 1650V1770${sleeves}M960 1500L1060 1484` },
    ],
    buttons: buttons(1690, 90, 1),
  },
  evening: {
    pieces: [
      ...deep,
      { fill: 'trim', d: both(lapel), line: both(lapel) },
      { line: `M842 1650V1770${sleeves}` },
    ],
  },
  coat: {
    pieces: [
      ...open,
      {
        fill: 'cloth',
        d: both(
          'M700 1040C650 1070 600 1120 560 1190L540 1370L640 1372L600 1430L668 1770L720 1770C700 1500 720 1300 700 1040Z',
        ),
        line: both(
          'M720 1770C700 1500 730 1300 700 1040C650 1070 600 1120 560 1190L540 1370L640 1372L600 1430L660 1700',
        ),
      },
      { line: `${sleeves}${both('M380 1290Q440 1240 560 1230')}` },
    ],
  },
  cardigan: {
    pieces: [...open, { line: `${both(front)}${sleeves}${both('M600 1770C600 1560 590 1380 584 1190')}` }],
  },
  bomber: {
    pieces: [
      ...open,
      {
        fill: 'trim',
        d: both('M706 1060C670 1080 640 1110 626 1150L668 1260C700 1240 716 1180 706 1060Z'),
        line: both('M706 1060C670 1080 640 1110 626 1150L668 1260C700 1240 716 1180 706 1060Z'),
      },
      {
        line: `${both('M668 1260C660 1400 664 1600 668 1770')}${sleeves}${both('M470 1196Q560 1260 600 1400')}`,
      },
    ],
  },
  hoodie: {
    pieces: [
      { fill: 'skin', d: 'M738 1060L722 1110Q760 1230 842 1290Q924 1230 978 1110L962 1060Z' },
      { fill: 'cloth', d: both(hood), line: both(hood) },
      { line: `M806 1330C796 1390 806 1450 794 1510M880 1330C890 1390 878 1430 888 1480${sleeves}` },
    ],
  },
  scarf: {
    pieces: [
      {
        fill: 'top',
        d: 'M930 1190C1000 1300 1010 1480 980 1700L1120 1716C1140 1500 1130 1320 1020 1160Z',
        line: 'M946 1262C996 1380 1000 1540 980 1700L1120 1716C1140 1500 1130 1340 1046 1206M1016 1708V1650M1050 1710V1640M1086 1712V1650',
      },
      {
        fill: 'top',
        d: 'M672 1050C750 1110 950 1110 1030 1044C1080 1090 1080 1170 1030 1220C900 1290 770 1280 668 1216C620 1170 620 1100 672 1050Z',
        line: 'M672 1050C750 1110 950 1110 1030 1044C1080 1090 1080 1170 1030 1220C900 1290 770 1280 668 1216C620 1170 620 1100 672 1050ZM690 1120C780 1170 900 1174 1000 1130M740 1196C830 1226 920 1220 1000 1186',
      },
      { line: `${sleeves}M842 1276C800 1400 790 1600 792 1770` },
    ],
  },
}

/** Where the light does not reach the clothes: the far sleeve, with a softer edge. */
export const clothShade = {
  left: {
    core: 'M1260 1180C1210 1330 1230 1560 1290 1790H1500V1180Z',
    edge: 'M1200 1150C1130 1330 1150 1560 1200 1790H1500V1150Z',
  },
  right: {
    core: 'M424 1180C474 1330 454 1560 394 1790H200V1180Z',
    edge: 'M484 1150C554 1330 534 1560 484 1790H200V1150Z',
  },
}
