import { tint, token } from '../palette.ts'
import type { Say } from '../words/say.ts'
import { linesOf, sizeWithin, words } from '../words/words.ts'
import * as k from './kit.ts'

type Task = { x: number; y: number; h: number; f: string; motif: string; name: string; done?: boolean }

/** A piece of work on the board, with a check mark when done. */
const task = ({ x, y, h, f, motif, name, done }: Task) => {
  const width = done ? 100 : 122
  const size = [13, 12, 11].find((one) => linesOf(name, { size: one, look: 'bold', width }).length < 3) ?? 10
  const lines = linesOf(name, { size, look: 'bold', width }).length
  return (
    k.box(token.ink, x + 4, y + 5, 138, h, 10, ' opacity=".1"') +
    k.panel(token.paper, x, y, 138, h, 10) +
    k.box(f, x + 9, y + 9, 120, h - 48, 5) +
    k.group(motif, `translate(${x + 69} ${y + 9 + (h - 48) / 2})`) +
    words(x + 10, y + h - (lines > 1 ? 22 : 15), name, { size, look: 'bold', width, leading: 1.12 }) +
    (done
      ? k.dot(tint.sage, x + 121, y + h - 20, 8.5) +
        k.ink(`M${x + 117} ${y + h - 20}l3 3 5.500-6`, { weight: 1.8 })
      : '')
  )
}

/** A task board below a line that rises to the sun: the steps of the page, with what its report tells of. */
export function momentum({ text, count }: Say): string {
  const chart = k.ink('M-40 14L-20 2-4 6 14-10 40-16', { color: token.ember, weight: 4 })
  const counted = (value: number, what: string) =>
    `${count(value)} ${text(what).replace(/^./u, (letter) => letter.toLowerCase())}`
  const column = (x: number, f: string, step: string) => {
    const name = text(step)
    return (
      k.box(token.sand, x, 206, 158, 300, 12) +
      k.dot(f, x + 18, 226, 6) +
      words(x + 31, 231, name, { size: sizeWithin(120, name, 14, 'bold'), look: 'bold' })
    )
  }
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
    k.group(
      k.card(48, 182, 544, 330, { lift: 12 }) +
        column(66, tint.lilac, 'Roadmap') +
        column(241, token.gold, 'Production') +
        column(416, tint.sage, 'Traffic & Optimize') +
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
            name: text('What we’re changing'),
          }) +
            task({
              x: 76,
              y: 366,
              h: 110,
              f: tint.peach,
              motif: k.panel(token.paper, -30, -20, 60, 40, 4) + k.fine('M-30-16L0 6 30-16'),
              name: text('Email “Your first class is on us”'),
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
              name: counted(1840, 'Page visits'),
            }) +
            task({
              x: 251,
              y: 386,
              h: 94,
              f: tint.sage,
              motif: k.leaf(-10, 25, 44, -20, tint.moss) + k.leaf(10, 25, 40, 24, tint.fern),
              name: text('The schedule was saved 140 times'),
            }) +
            task({
              x: 426,
              y: 246,
              h: 100,
              f: tint.cream,
              motif: chart,
              name: counted(63, 'Booked'),
              done: true,
            }) +
            task({
              x: 426,
              y: 358,
              h: 110,
              f: tint.clay,
              motif: k.halfSun(0, 14, 24, token.gold) + k.fine('M-60 14h120'),
              name: text('Search and direct'),
              done: true,
            }),
        ),
      'translate(0 -24)',
    ) +
    // The cursor that moves a card.
    k.cursor(372, 314)
  )
}
