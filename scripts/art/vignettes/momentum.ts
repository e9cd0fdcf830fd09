import { tint, token } from '../palette.ts'
import * as k from './kit.ts'

type Task = { x: number; y: number; h: number; f: string; motif: string; done?: boolean }

/** A piece of work on the board, with a check mark when done. */
const task = ({ x, y, h, f, motif, done }: Task) =>
  k.box(token.ink, x + 4, y + 5, 138, h, 10, ' opacity=".1"') +
  k.panel(token.paper, x, y, 138, h, 10) +
  k.box(f, x + 9, y + 9, 120, h - 42, 5) +
  k.group(motif, `translate(${x + 69} ${y + 9 + (h - 42) / 2})`) +
  k.bars(x + 10, y + h - 21, [66], { color: token.ink, weight: 5 }) +
  k.bars(x + 10, y + h - 10, [44], { weight: 4 }) +
  (done
    ? k.dot(tint.sage, x + 121, y + h - 16, 8.5) +
      k.ink(`M${x + 117} ${y + h - 16}l3 3 5.500-6`, { weight: 1.8 })
    : '')

/** A task board below a line that rises to the sun. */
export function momentum(): string {
  const chart = k.ink('M-40 14L-20 2-4 6 14-10 40-16', { color: token.ember, weight: 4 })
  const column = (x: number, f: string, length: number) =>
    k.box(token.sand, x, 206, 158, 300, 12) +
    k.dot(f, x + 18, 226, 6) +
    k.bars(x + 32, 226, [length], { color: token.ink })
  return (
    k.motion(k.drawn) +
    k.fill(tint.peach) +
    k.area(
      tint.apricot,
      'M0 206C80 200 104 158 170 152S280 150 340 116 440 92 512 92 600 64 640 58V412H0z',
      0.75,
    ) +
    k.disc(tint.butter, 512, 92, 128, ' opacity=".55"') +
    k.disc(tint.butter, 512, 92, 88) +
    k.disc(token.gold, 512, 92, 58) +
    k.box(tint.coral, 0, 412, 640, 68) +
    k.horizon(412, token.ink, 12) +
    // The rising line.
    k.ink('M0 206C80 200 104 158 170 152S280 150 340 116 440 92 512 92', {
      color: token.ember,
      weight: 6,
      more: k.traced,
    }) +
    k.dot(token.paper, 170, 152, 7) +
    k.dot(token.paper, 340, 116, 7) +
    k.dot(token.ember, 512, 92, 30) +
    // The board, which continues below the picture.
    k.card(48, 182, 544, 330, { lift: 12 }) +
    column(66, tint.lilac, 56) +
    column(241, token.gold, 74) +
    column(416, tint.sage, 48) +
    k.within(
      'd',
      48,
      182,
      544,
      298,
      0,
      task({
        x: 76,
        y: 246,
        h: 108,
        f: tint.lilac,
        motif: k.dot(token.paper, 0, 0, 19) + k.play(1, 0, 8),
      }) +
        task({
          x: 76,
          y: 366,
          h: 110,
          f: tint.peach,
          motif: k.heading(-46, -12, [84, 60, 36], token.ink, 6),
        }) +
        task({
          x: 251,
          y: 246,
          h: 128,
          f: tint.butter,
          motif:
            k.panel(token.paper, -44, -30, 88, 60, 5) +
            k.fine('M-44-18h88') +
            k.heading(-34, -4, [34], token.ink, 6) +
            k.bars(-34, 10, [28], { weight: 4 }) +
            k.panel(token.ember, 6, -10, 28, 30, 3),
        }) +
        task({
          x: 251,
          y: 386,
          h: 110,
          f: tint.sage,
          motif: k.leaf(-14, 34, 56, -16, tint.moss) + k.leaf(14, 34, 50, 20, tint.fern),
        }) +
        task({ x: 426, y: 246, h: 100, f: tint.cream, motif: chart, done: true }) +
        task({
          x: 426,
          y: 358,
          h: 110,
          f: tint.clay,
          motif: k.halfSun(0, 14, 24, token.gold) + k.fine('M-60 14h120'),
          done: true,
        }),
    ) +
    // The cursor that moves a card.
    k.cursor(372, 338)
  )
}
