import { hex, tint, token } from '../palette.ts'
import type { Say } from '../words/say.ts'
import { linesOf, sizeWithin, widthOf, words } from '../words/words.ts'
import * as k from './kit.ts'

type Node = { x: number; y: number; w: number; icon: string; text: string; tile?: string }

/** A step of the flow: an icon on a tile and what it does, with a port on the left. */
const node = ({ x, y, w, icon, text, tile = tint.butter }: Node) => {
  const style = { size: 15, look: 'bold', width: w - 62, leading: 1.2 } as const
  const first = y + 39 - (linesOf(text, style).length - 1) * 9
  return (
    k.card(x, y, w, 68, { r: 12, lift: 7, shadow: '#000', depth: 0.35 }) +
    k.panel(tile, x + 11, y + 17, 34, 34, 9) +
    k.group(icon, `translate(${x + 28} ${y + 34})`) +
    words(x + 55, first, text, style) +
    k.dot(token.gold, x, y + 34, 5)
  )
}

const calendar = k.fine('M-9-8h18v16h-18zM-9-3h18M-4-11v5M4-11v5') + k.disc(token.ember, 3.5, 3, 2.4)
const hand = k.fine(
  'M-9 9v-8q0-2 2-2t2 2v-8q0-2 2-2t2 2v-2q0-2 2-2t2 2v2q0-2 2-2t2 2v4q0-2 2-2t2 2v6q0 8-8 8z',
)
const person = k.fine('M-8 9q0-9 8-9t8 9M0-10a4.500 4.500 0 1 0 .1 0')

const bubble = (x: number, y: number, w: number, h: number, f: string, tail: 'left' | 'right') => {
  const r = 14
  const d =
    tail === 'left'
      ? `M${x} ${y + h}v${r - h}q0-${r} ${r}-${r}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r}-${r} ${r}z`
      : `M${x + w} ${y + h}v${r - h}q0-${r}-${r}-${r}h${2 * r - w}q-${r} 0-${r} ${r}v${h - 2 * r}q0 ${r} ${r} ${r}z`
  return k.area(f, d) + k.fine(d)
}

const size = 16
const row = 20

/** A message with its text at the left or right edge of the panel. Returns where it ends, too. */
function message(y: number, text: string, from: 'customer' | 'us', options: readonly string[] = []) {
  const style = { size, width: from === 'us' ? 262 : 232 }
  const lines = linesOf(text, style)
  const widest = Math.max(...lines.map((line) => widthOf(line, size)))
  const w = from === 'us' ? 292 : Math.ceil(widest) + 30
  const h = lines.length * row + 16 + (options.length ? 40 : 0)
  const x = from === 'us' ? 50 : 374 - w
  const chip = (w - 38) / 2
  const drawn =
    bubble(x, y, w, h, from === 'us' ? tint.butter : token.sand, from === 'us' ? 'left' : 'right') +
    words(x + 15, y + 24, text, { ...style, leading: row / size }) +
    options
      .map((option, at) => {
        const left = x + 14 + at * (chip + 10)
        return (
          k.panel(at ? token.paper : token.ember, left, y + h - 42, chip, 30, 8) +
          words(left + chip / 2, y + h - 22, option, {
            size: sizeWithin(chip - 14, option, 14, 'bold'),
            look: 'bold',
            anchor: 'middle',
          })
        )
      })
      .join('')
  return { drawn, end: y + h }
}

/** An agent books a patient in a chat at night, beside what it was told to do. Its last line is the page's. */
export function agentAutomation({ text }: Say): string {
  const meta = text('Virtual assistant, early Tuesday morning')
  const asks = message(120, text('Hi, do you have anything open this week? It’s my lower back.'), 'customer')
  const offers = message(
    asks.end + 12,
    text('A first visit is 50 minutes with Marta, $85. When works for you?'),
    'us',
    [text('Thursday, 9:20 a.m.'), text('Friday, 5:40 p.m.')],
  )
  const wire = 'M386 226C420 226 402 98 436 98M386 226h50M386 226C420 226 402 354 436 354'
  return (
    // The glow and the grid fade out before the edges, which are therefore invisible on the night background.
    `<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="352" cy="460" r="280"><stop stop-color="${tint.terracotta}"/><stop offset=".5" stop-color="${tint.plum}"/><stop offset="1" stop-color="${token.night}"/></radialGradient>` +
    `<radialGradient id="f" gradientUnits="userSpaceOnUse" cx="440" cy="240" r="220"><stop offset=".4" stop-color="#fff"/><stop offset="1"/></radialGradient><mask id="e">${k.fill('url(#f)')}</mask></defs>` +
    k.motion('.w{animation:w 1.2s linear 4}@keyframes w{to{stroke-dashoffset:-24}}') +
    k.fill(token.night) +
    k.box('url(#g)', 0, 0, 640, 460) +
    // The grid of the canvas: every row is one dotted line.
    k.ink(Array.from({ length: 14 }, (_, line) => `M396 ${40 + line * 26}H620`).join(''), {
      color: hex(0.44, 0.05, 300),
      weight: 2.4,
      more: ' stroke-dasharray="0 26" mask="url(#e)"',
    }) +
    // At the height of the detail page's horizon, so that both form one line.
    k.horizon(460, tint.coral, 402) +
    // Wires below the steps, then the pulse along one of them.
    k.ink(wire, { color: token.gold }) +
    k.ink('M386 226C420 226 402 98 436 98', {
      color: token.ember,
      weight: 4,
      more: ' class="w" stroke-dasharray="8 16"',
    }) +
    node({ x: 436, y: 64, w: 192, icon: person, text: text('It asks what your team would ask') }) +
    node({
      x: 436,
      y: 192,
      w: 192,
      icon: calendar,
      text: text('It knows your prices and calendar'),
      tile: tint.peach,
    }) +
    node({ x: 436, y: 320, w: 192, icon: hand, text: text('It knows its limits'), tile: tint.lilac }) +
    // The conversation.
    k.card(36, 28, 350, 420, { r: 20, lift: 12, shadow: '#000', depth: 0.4 }) +
    k.disc(tint.butter, 74, 64, 20) +
    k.ring(74, 64, 20, token.ink, 1.8) +
    k.mark(74, 68, 14) +
    words(104, 61, text('Corner Street PT'), { size: 19, look: 'display' }) +
    k.disc(tint.moss, 108, 75, 4) +
    words(118, 80, meta, { size: sizeWithin(244, meta, 14), color: tint.slate }) +
    k.fine('M38 96h346', token.line) +
    words(211, 112, text('3:04 a.m.'), { size: 12, color: tint.slate, anchor: 'middle' }) +
    asks.drawn +
    offers.drawn +
    message(offers.end + 12, text('Thursday. Does my insurance cover it?'), 'customer').drawn +
    // The page puts its field here.
    k.panel(token.sand, 50, 402, 322, 34, 17) +
    k.dot(token.ember, 355, 419, 12) +
    k.fine('M350 419h9M355 415l4 4-4 4')
  )
}
