/**
 * Milliseconds of hover before a tooltip opens, and after closing one, how long the next opens without delay
 * (R-TIM-10).
 */
const delays = { open: 700, skip: 300 } as const

let lastClosed = Number.NEGATIVE_INFINITY
/** Closes the open tooltip: only one is open at a time. */
let closeOpen: (() => void) | undefined

/** Replaces the CSS-only behavior of a region's tooltips. */
export function startTooltips(region: HTMLElement): void {
  for (const tip of region.querySelectorAll<HTMLElement>('.tip')) startTooltip(tip)
}

function startTooltip(tip: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined

  const close = () => {
    clearTimeout(timer)
    if (tip.dataset.tip !== 'open') return
    tip.dataset.tip = 'closed'
    lastClosed = performance.now()
    if (closeOpen === close) closeOpen = undefined
    removeEventListener('keydown', onKey)
    removeEventListener('pointerdown', onPress)
  }
  const open = () => {
    clearTimeout(timer)
    if (tip.dataset.tip === 'open') return
    closeOpen?.()
    closeOpen = close
    tip.dataset.tip = 'open'
    addEventListener('keydown', onKey)
    addEventListener('pointerdown', onPress)
  }
  const openAfterDelay = () => {
    if (performance.now() - lastClosed < delays.skip) open()
    else timer = setTimeout(open, delays.open)
  }
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close()
  const onPress = ({ target }: Event) => (target instanceof Node && tip.contains(target)) || close()

  tip.dataset.tip = 'closed'
  tip.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && openAfterDelay())
  tip.addEventListener('pointerleave', ({ pointerType }) => pointerType !== 'touch' && close())
  tip.addEventListener('focusin', () => tip.matches(':has(:focus-visible)') && open())
  tip.addEventListener('focusout', close)
  tip.addEventListener('click', open)
  // For a hover or focus that began before this script ran.
  if (tip.matches(':has(:focus-visible)')) open()
  else if (tip.matches(':hover')) openAfterDelay()
}
