import { tint, token } from '../palette.ts'
import type { Say } from '../words/say.ts'
import { linesOf, sizeWithin, words } from '../words/words.ts'
import * as k from './kit.ts'

type Task = { x: number; y: number; h: number; f: string; motif: string; name?: string; done?: boolean }

/** A piece of work on the board, with a check mark when done. Without a name, it continues below the picture. */
const task = ({ x, y, h, f, motif, name, done }: Task) => {
  const width = done ? 124 : 150
  const size =
    [19, 18, 17].find((one) => linesOf(name ?? '', { size: one, look: 'bold', width }).length < 3) ?? 16
  const lines = name ? linesOf(name, { size, look: 'bold', width }).length : 0
  const high = h - 20 - (name ? lines * size * 1.12 + 8 : 0)
  return (
    k.box(token.ink, x + 4, y + 5, 168, h, 10, ' opacity=".1"') +
    k.panel(token.paper, x, y, 168, h, 10) +
    k.box(f, x + 10, y + 10, 148, high, 5) +
    k.group(motif, `translate(${x + 84} ${y + 10 + high / 2}) scale(1.15)`) +
    (name ? words(x + 11, y + 12 + high + size, name, { size, look: 'bold', width, leading: 1.12 }) : '') +
    (done && name
      ? k.dot(tint.sage, x + 148, y + h - 24, 10) +
        k.ink(`M${x + 143.5} ${y + h - 24}l3.500 3.500 6-7`, { weight: 2 })
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
      k.box(token.sand, x, 200, 184, 312, 12) +
      k.box(f, x + 9, 212, 40, 8, 4) +
      words(x + 9, 243, name, { size: sizeWithin(166, name, 19, 'bold'), look: 'bold' })
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
      k.card(16, 182, 608, 330, { lift: 12 }) +
        column(30, tint.lilac, 'Roadmap') +
        column(228, token.gold, 'Production') +
        column(426, tint.sage, 'Traffic & Optimize') +
        k.within(
          'd',
          16,
          182,
          608,
          330,
          0,
          task({
            x: 38,
            y: 256,
            h: 144,
            f: tint.lilac,
            motif: k.dot(token.paper, 0, 0, 19) + k.play(1, 0, 8),
            name: text('What we’re changing'),
          }) +
            task({
              x: 38,
              y: 412,
              h: 110,
              f: tint.peach,
              motif: k.panel(token.paper, -30, -20, 60, 40, 4) + k.fine('M-30-16L0 6 30-16'),
            }) +
            task({
              x: 236,
              y: 256,
              h: 164,
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
              x: 236,
              y: 432,
              h: 110,
              f: tint.sage,
              motif: k.leaf(-10, 30, 44, -20, tint.moss) + k.leaf(10, 30, 40, 24, tint.fern),
            }) +
            task({
              x: 434,
              y: 256,
              h: 124,
              f: tint.cream,
              motif: chart,
              name: counted(63, 'Booked'),
              done: true,
            }) +
            task({
              x: 434,
              y: 392,
              h: 130,
              f: tint.clay,
              motif: k.halfSun(0, 14, 24, token.gold) + k.fine('M-64 14h128'),
            }),
        ),
      'translate(0 -24)',
    ) +
    // The cursor that moves a card.
    k.cursor(382, 318)
  )
}
