import type { PhotoAnalysis } from './hint'
import { hasBars } from './measure/bars'
import { lightOf } from './measure/light'
import type { Luma } from './measure/luma'
import { sharpnessOf } from './measure/sharpness'

/** The measured limits: `npm run bench -- hints` prints what they catch, and how often they are wrong. */
const limits = {
  /** Pixels of the shorter side: a face that fills the picture is then about as wide as a portrait needs. */
  short: 600,
  /** Brightness that not even the brightest hundredth exceeds. A portrait before black has a lit face. */
  dark: 114,
  /** Share of the middle that is burnt. */
  burnt: 0.22,
  /** Energy between neighbors against that across four pixels. */
  sharp: 0.108,
}

/** The names that systems give to screenshots: a camera's photo never has them. */
const screenName =
  /^(screen ?shot|screen_shot|captura de (tela|ecrã|pantalla)|bildschirmfoto|capture d.écran)/i

/** Screens are narrower than photos; cameras do not write PNG. */
const isScreen = (width: number, height: number) => Math.max(width, height) / Math.min(width, height) >= 1.9

type Picture = {
  /** Name and media type of the selected file. */
  name: string
  type: string
  /** Pixels of the whole photo. */
  width: number
  height: number
  /** The photo, smaller. */
  luma: Luma
}

/** The most important thing that another photo could do better, if any. */
export function judgePhoto({ name, type, width, height, luma }: Picture): PhotoAnalysis['hint'] {
  const fromScreen = screenName.test(name) || (type === 'image/png' && isScreen(width, height))
  if (fromScreen || hasBars(luma)) return 'screenshot'
  if (Math.min(width, height) < limits.short) return 'small'
  const { brightest, burnt } = lightOf(luma)
  if (brightest < limits.dark) return 'dark'
  if (burnt > limits.burnt) return 'bright'
  const sharpness = sharpnessOf(luma)
  return sharpness !== undefined && sharpness < limits.sharp ? 'blurred' : undefined
}
