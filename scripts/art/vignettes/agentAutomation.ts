import { hex, tint, token } from '../palette.ts'
import { avatar, client, model } from './cast.ts'
import * as k from './kit.ts'

type Node = { x: number; y: number; w?: number; icon: string; lengths: number[]; tile?: string }

/** A step of the flow: an icon on a tile, two bars, a port on the left. */
const node = ({ x, y, w = 126, icon, lengths, tile = tint.butter }: Node) =>
  k.card(x, y, w, 56, { r: 12, lift: 7, shadow: '#000', depth: 0.35 }) +
  k.panel(tile, x + 11, y + 11, 34, 34, 9) +
  k.group(icon, `translate(${x + 28} ${y + 28})`) +
  k.bars(x + 56, y + 22, lengths.slice(0, 1), { color: token.ink }) +
  k.bars(x + 56, y + 36, lengths.slice(1), { color: token.line })

const envelope = k.fine('M-10-7h20v14h-20zM-10-6l10 8 10-8')
const calendar = k.fine('M-9-8h18v16h-18zM-9-3h18M-4-11v5M4-11v5') + k.disc(token.ember, 3.5, 3, 2.4)
const person = k.fine('M-8 9q0-9 8-9t8 9M0-10a4.500 4.500 0 1 0 .1 0')
const coins = k.fine('M-9-5a9 4 0 0 0 18 0a9 4 0 0 0-18 0zM-9-5v5a9 4 0 0 0 18 0v-5M-9 0v5a9 4 0 0 0 18 0V0')

const bubble = (x: number, y: number, w: number, h: number, f: string, tail: 'left' | 'right') => {
  const r = 14
  const d =
    tail === 'left'
      ? `M${x} ${y + h}v${r - h}q0-${r} ${r}-${r}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r}-${r} ${r}z`
      : `M${x + w} ${y + h}v${r - h}q0-${r}-${r}-${r}h${2 * r - w}q-${r} 0-${r} ${r}v${h - 2 * r}q0 ${r} ${r} ${r}z`
  return k.area(f, d) + k.fine(d)
}

/** An agent answers in a chat, beside the workflow that its answer starts. */
export function agentAutomation(): string {
  const wire = 'M438 214C470 214 452 92 484 92M438 214h46M438 214C470 214 452 336 484 336'
  return (
    // The glow and the grid fade out before the edges, which are therefore invisible on the night background.
    `<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="352" cy="460" r="280"><stop stop-color="${tint.terracotta}"/><stop offset=".5" stop-color="${tint.plum}"/><stop offset="1" stop-color="${token.night}"/></radialGradient>` +
    `<radialGradient id="f" gradientUnits="userSpaceOnUse" cx="380" cy="240" r="260"><stop offset=".4" stop-color="#fff"/><stop offset="1"/></radialGradient><mask id="e">${k.fill('url(#f)')}</mask></defs>` +
    k.motion(
      '.t circle{animation:t 1.5s 3}.t circle+circle{animation-delay:.2s}.t circle+circle+circle{animation-delay:.4s}@keyframes t{50%{opacity:.25}}.w{animation:w 1.2s linear 4}@keyframes w{to{stroke-dashoffset:-24}}',
    ) +
    k.fill(token.night) +
    k.box('url(#g)', 0, 0, 640, 460) +
    // The grid of the canvas: every row is one dotted line.
    k.ink(Array.from({ length: 14 }, (_, row) => `M296 ${40 + row * 26}H620`).join(''), {
      color: hex(0.44, 0.05, 300),
      weight: 2.4,
      more: ' stroke-dasharray="0 26" mask="url(#e)"',
    }) +
    // At the height of the detail page's horizon, so that both form one line.
    k.horizon(460, tint.coral, 296) +
    // Wires below the steps, then the pulse along one of them.
    k.ink(`M276 214h52${wire}`, { color: token.gold }) +
    k.ink('M438 214C470 214 452 92 484 92', {
      color: token.ember,
      weight: 4,
      more: ' class="w" stroke-dasharray="8 16"',
    }) +
    // The agent itself.
    k.card(328, 168, 110, 92, { fill: tint.butter, lift: 8, shadow: '#000', depth: 0.35 }) +
    k.disc(tint.cream, 383, 203, 25) +
    k.ring(383, 203, 25, token.ink, 1.8) +
    k.mark(383, 208, 18) +
    k.bars(353, 245, [60], { color: token.ink }) +
    k.dot(token.gold, 328, 214, 6) +
    k.dot(token.ember, 438, 214, 6) +
    node({ x: 484, y: 64, icon: calendar, lengths: [50, 36], tile: tint.peach }) +
    node({ x: 484, y: 186, icon: envelope, lengths: [40, 54] }) +
    node({ x: 484, y: 308, icon: person, lengths: [52, 30], tile: tint.lilac }) +
    [92, 214, 336].map((y) => k.dot(token.gold, 484, y, 5)).join('') +
    k.dot(tint.sage, 606, 68, 11) +
    k.check(606, 68, 5) +
    node({ x: 326, y: 330, w: 118, icon: coins, lengths: [46, 30], tile: token.gold }) +
    k.ink('M484 336C462 336 462 358 444 358', { color: token.gold }) +
    k.dot(token.gold, 484, 336, 5) +
    k.dot(token.gold, 444, 358, 5) +
    // The conversation.
    k.card(36, 40, 240, 408, { r: 20, lift: 12, shadow: '#000', depth: 0.4 }) +
    k.disc(tint.butter, 74, 78, 20) +
    k.ring(74, 78, 20, token.ink, 1.8) +
    k.mark(74, 82, 14) +
    k.heading(104, 72, [86], token.ink, 8) +
    k.bars(116, 88, [46], { color: token.line }) +
    k.disc(tint.moss, 108, 88, 4) +
    k.fine('M38 112h236', token.line) +
    model('m', client) +
    avatar('q', 'm', 248, 176, 15, tint.peach) +
    bubble(104, 134, 122, 54, token.sand, 'right') +
    k.bars(120, 153, [90, 60], { color: tint.slate }) +
    bubble(54, 208, 168, 116, tint.butter, 'left') +
    k.bars(70, 228, [134, 104], { color: token.ink, weight: 5 }) +
    // Two time slots to choose from.
    k.panel(token.paper, 70, 258, 62, 50, 8) +
    k.panel(token.ember, 144, 258, 62, 50, 8) +
    k.bars(82, 274, [26], { color: token.line }) +
    k.heading(82, 292, [38]) +
    k.bars(156, 274, [26], { color: tint.rosewood }) +
    k.heading(156, 292, [38]) +
    bubble(140, 340, 86, 34, token.sand, 'right') +
    k.bars(156, 357, [54], { color: tint.slate }) +
    avatar('r', 'm', 248, 362, 15, tint.peach) +
    // The typing indicator.
    k.panel(token.sand, 54, 398, 204, 34, 17) +
    `<g class="t">${[74, 87, 100].map((x) => k.disc(tint.slate, x, 415, 4)).join('')}</g>` +
    k.dot(token.ember, 240, 415, 12) +
    k.fine('M235 415h9M240 411l4 4-4 4')
  )
}
