import { palette } from '~/ui/theme/palette'

/**
 * Widths of the page by number of portraits, in pixels, so that few are large and yet no higher than a window. They and
 * the columns depend on the pictures and not on the size of the text.
 */
const widths: Readonly<Record<number, number>> = { 1: 432, 2: 832 }
const widest = 1152

/** The number of columns of a wide window, with the fewest gaps in the last row. */
function columnsFor(count: number): number {
  if (count < 5) return count
  const gaps = (columns: number) => (columns - (count % columns)) % columns
  return [5, 4, ...(count < 10 ? [3] : [])].reduce((best, other) => (gaps(other) < gaps(best) ? other : best))
}

// A list with a portrait that the address names.
const viewer = 'ul:has(li:target)'

/**
 * Rules of the page with shared portraits. The address `#p2` turns the list into a viewer: a strip of portraits as
 * large as the window, to swipe through, which `#t2`, the second portrait in the list, closes.
 */
export const shareStyles = (count: number): string => `
:root{--page:${widths[count] ?? widest}px}
body{place-content:start center}
ul{display:grid;grid-template-columns:1fr 1fr;gap:1.5rem 1rem;margin:2rem 0 0;padding:0;list-style:none}
li{position:relative}
li img{display:block;width:100%;aspect-ratio:4/5;object-fit:cover;border-radius:12px;background:${palette.sand};outline:1px solid color-mix(in srgb,${palette.ink} 20%,transparent);outline-offset:-1px}
li p{margin:.5rem 0 0;font-size:.9375rem;line-height:1.4;font-weight:600;overflow-wrap:break-word}
li a{display:inline-flex;align-items:center;min-height:2.75rem;margin:0;padding:0;font-size:.9375rem}
li .open{position:absolute;inset:0 0 auto;aspect-ratio:4/5;scroll-margin-top:25vh;border-radius:12px;cursor:zoom-in}
.steps{display:none}
.all{padding:.875rem 1.75rem;border-radius:2rem;background:${palette.ember};color:${palette.ink};line-height:1.3;font-weight:600;text-decoration:none}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (max-width:639.9px){
li:first-child:nth-last-child(odd),li:first-child:nth-last-child(2),li:first-child:nth-last-child(2)+li{grid-column:span 2}
}
@media (min-width:640px){
ul{grid-template-columns:repeat(${count === 4 ? 2 : Math.min(count, 3)},1fr);gap:2rem 1.25rem}
}
@media (min-width:1024px){
h1{font-size:2.5rem}
ul{grid-template-columns:repeat(${columnsFor(count)},1fr)}
}
@media screen{
html:has(li:target){overflow:hidden}
body:has(li:target) header,main:has(li:target)>a{visibility:hidden}
${viewer}{position:fixed;inset:0;z-index:1;display:flex;gap:0;margin:0;overflow:auto hidden;overscroll-behavior:contain;scroll-snap-type:x mandatory;scrollbar-width:none;background:${palette.night};color:${palette.paper}}
${viewer} li{flex:0 0 100%;box-sizing:border-box;display:grid;grid-template:'count count close' 3rem 'img img img' minmax(0,1fr) 'before text after' minmax(3rem,auto)/3rem minmax(0,1fr) 3rem;gap:.75rem;padding:.75rem;scroll-snap-align:start;scroll-snap-stop:always;outline:0}
${viewer} img{grid-area:img;place-self:center;width:100%;height:100%;max-width:1024px;max-height:1024px;aspect-ratio:auto;object-fit:contain;border-radius:0;background:none;outline:0}
${viewer} .open{display:none}
${viewer} .text{grid-area:text;align-self:center;text-align:center}
${viewer} p{margin:0}
${viewer} .text a{color:inherit}
${viewer} .steps{display:contents}
.steps a{align-self:center;justify-content:center;width:3rem;min-height:3rem;border-radius:50%;background:${palette.dusk};color:inherit}
.steps svg{width:1.5rem;height:1.5rem;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.close{grid-area:close}
.before{grid-area:before}
.after{grid-area:after}
.count{grid-area:count;align-self:center;padding-left:.5rem;font-size:.9375rem}
}
@media screen and (orientation:portrait){
${viewer} img{width:calc(100% + 1.5rem);margin-inline:-.75rem}
}
@media screen and (orientation:landscape){
${viewer} li{grid-template:'count img close' 3rem 'before img after' minmax(0,1fr) '. text .' auto/minmax(3rem,auto) minmax(0,1fr) minmax(3rem,auto)}
${viewer} .text{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:0 1.5rem}
}
@media print{
body{display:block;padding:0;background:#fff}
.all,.open,li a,main>a{display:none}
ul{grid-template-columns:repeat(${count > 6 ? 4 : Math.max(2, Math.min(count, 3))},1fr);gap:6mm 5mm}
li:nth-child(n){break-inside:avoid;grid-column:auto}
}
@media (forced-colors:active){.all{border:1px solid LinkText}.steps a{border:1px solid LinkText}}`
