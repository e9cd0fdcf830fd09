import { area, ink } from '../brush.ts'

/** Features of a face, in the units of a figure. The far brow and the nose are one line. */
type Brows = 'fine' | 'full' | 'soft'
type Lips = 'smile' | 'laugh' | 'calm'
type Nose = 'fine' | 'broad'
type Glasses = 'round' | 'dark'

const lids =
  'M724 708C746 654 832 640 874 692C838 664 788 664 758 696ZM948 692C968 650 1016 648 1040 688L1048 703L1030 697C1008 670 972 672 948 692Z'
const irises = 'M772 684A37 37 0 1 0 844 681Q808 652 772 684ZM964 681A32 32 0 1 0 1026 682Q996 656 964 681Z'
const glints = 'M820 684a8 8 0 1 0 .1 0ZM1006 682a8 8 0 1 0 .1 0Z'

const brow: Record<Brows, [near: string, far: string]> = {
  fine: [
    'M712 626C752 578 820 574 868 604C816 596 766 600 712 626Z',
    'M1048 622C1018 580 960 576 928 612L936 626C966 594 1012 598 1048 622Z',
  ],
  full: [
    'M704 634C742 574 820 566 876 596L874 622C822 606 758 608 704 634Z',
    'M1056 630C1024 570 958 566 924 602L932 632C966 604 1012 606 1056 630Z',
  ],
  soft: [
    'M708 618C748 584 820 584 872 612C816 608 766 606 708 618Z',
    'M1050 618C1018 588 962 584 926 616L936 630C966 606 1012 606 1050 618Z',
  ],
}
const noses: Record<Nose, string> = {
  fine: 'M932 618C922 650 934 700 948 738C960 772 980 796 974 812C966 830 934 828 912 820',
  broad:
    'M932 618C922 650 932 700 944 738C956 766 992 792 986 814C976 836 940 832 908 826C890 822 884 800 898 786',
}

const mouths: Record<Lips, { lips: string; line: string; teeth?: string }> = {
  smile: {
    lips: 'M846 872C872 856 892 856 906 866C924 854 950 856 972 868C950 914 878 916 846 872Z',
    line: 'M836 866Q848 876 862 875C890 883 942 881 966 868Q976 864 982 856',
  },
  calm: {
    lips: 'M852 874C876 860 894 860 908 869C924 858 946 860 966 872C946 906 882 908 852 874Z',
    line: 'M842 872C880 880 940 879 976 868',
  },
  laugh: {
    lips: 'M842 862C880 852 940 850 980 858C972 930 866 936 842 862Z',
    teeth: 'M850 866C886 876 938 874 974 862C970 888 866 892 850 866Z',
    line: 'M828 856Q836 864 846 865C886 876 938 874 974 861Q984 858 990 848',
  },
}

const beardShape =
  'M640 660C664 720 668 800 700 822C760 850 800 848 836 846C870 838 900 836 914 842C940 834 976 838 996 846C1020 840 1040 810 1064 752C1064 840 1060 890 1030 950C1000 1010 950 1040 890 1040C800 1040 730 990 690 920C650 860 640 760 640 660Z'

export type Features = {
  brows: Brows
  nose?: Nose
  lips: Lips
  beard?: true
  glasses?: Glasses
  wrinkles?: true
}
type Inks = { ink: string; hair: string; lips: string; paper: string }

/** Everything that is printed on the face. */
export function drawFeatures(
  { brows, nose = 'fine', lips, beard, glasses, wrinkles }: Features,
  color: Inks,
): string {
  const mouth = mouths[lips]
  const [near, far] = brow[brows]
  return (
    (beard ? area(color.hair, beardShape) : '') +
    area(color.ink, lids + irises) +
    area(color.paper, glints) +
    area(color.ink, near + far) +
    ink(12, noses[nose], color.ink) +
    area(color.lips, mouth.lips) +
    (mouth.teeth ? area(color.paper, mouth.teeth) : '') +
    ink(9, mouth.line, color.ink) +
    (wrinkles
      ? ink(7, 'M742 738Q760 752 782 754M820 828Q806 846 808 868M800 520Q850 508 900 516', color.ink)
      : '') +
    (glasses ? drawGlasses(glasses, color.ink) : '')
  )
}

function drawGlasses(glasses: Glasses, color: string): string {
  const rims =
    'M718 700A80 76 0 1 0 878 700A80 76 0 1 0 718 700ZM926 698A66 72 0 1 0 1058 698A66 72 0 1 0 926 698Z'
  return glasses === 'dark'
    ? area(color, rims) + ink(14, 'M878 690Q902 672 926 690M718 690L650 676', color)
    : ink(11, `${rims}M878 690Q902 672 926 690M718 690L650 676`, color)
}
