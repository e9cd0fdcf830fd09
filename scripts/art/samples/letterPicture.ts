import { tint, token } from '../palette.ts'
import { fern } from '../vignettes/fern.ts'
import * as k from '../vignettes/kit.ts'

export const letterSize = { width: 640, height: 220 }

const sill = 190

/** The picture at the top of the plant shop's email: its fern on a windowsill, before the morning sun. */
export const letterPicture =
  k.box(tint.butter, 0, 0, letterSize.width, letterSize.height) +
  k.halos(440, sill, [
    [186, tint.cream, 0.7],
    [126, token.gold, 0.7],
    [72, token.ember, 1],
  ]) +
  k.box(tint.clay, 0, sill, letterSize.width, letterSize.height - sill) +
  k.ink(`M0 ${sill}H${letterSize.width}`) +
  fern(214, sill, 0.98)
