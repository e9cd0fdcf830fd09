import { token } from './palette.ts'

/** Drawing primitives for the backgrounds; each returns markup for a picture of 400 × 500. */

export const ink = (width: number, d: string, color = token.ink) =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
export const area = (fill: string, d: string, opacity?: number) =>
  `<path fill="${fill}"${opacity ? ` opacity="${opacity}"` : ''} d="${d}"/>`
export const disc = (fill: string, x: number, y: number, r: number, opacity?: number) =>
  `<circle fill="${fill}"${opacity ? ` opacity="${opacity}"` : ''} cx="${x}" cy="${y}" r="${r}"/>`
export const ground = (fill: string) => `<path fill="${fill}" d="M0 0h400v500H0z"/>`
/** Draws columns of lit windows as dashed lines. */
export const windows = (color: string, width: number, dash: string, d: string) =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-dasharray="${dash}" d="${d}"/>`

type Stop = [offset: number, color: string]
export const stops = (list: Stop[]) =>
  list.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('')
/** A linear gradient from top to bottom. */
export const fade = (id: string, list: Stop[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(list)}</linearGradient>`

/** A leaf growing upward from `x`, `y`, rotated by `lean` degrees. */
export const leaf = (x: number, y: number, length: number, lean: number, fill: string) => {
  const w = Math.round(length * 0.27)
  const mid = Math.round(length * 0.45)
  const veins = [0.32, 0.48, 0.64]
    .map((at) => {
      const foot = Math.round(length * at)
      const reach = Math.round(w * (1 - Math.abs(at - 0.4)) * 0.62)
      return `M0-${foot}q${reach / 2}-${Math.round(reach * 0.4)} ${reach}-${reach}M0-${foot}q${-reach / 2}-${Math.round(reach * 0.4)} ${-reach}-${reach}`
    })
    .join('')
  return (
    `<g transform="translate(${x} ${y}) rotate(${lean})">` +
    area(
      fill,
      `M0-${Math.round(length * 0.1)}C${w * 1.25}-${Math.round(length * 0.2)} ${w * 1.15}-${mid + w} 0-${length}C${-w * 1.15}-${mid + w} ${-w * 1.25}-${Math.round(length * 0.2)} 0-${Math.round(length * 0.1)}z`,
    ) +
    ink(2, `M0 0V-${Math.round(length * 0.9)}${veins}`) +
    '</g>'
  )
}

/** Path data of a rectangle with its lower edge at `base`. */
export const tower = (x: number, base: number, w: number, h: number) => `M${x} ${base}v${-h}h${w}v${h}z`
