/** Milliseconds of rest before a tooltip opens, and how long the next one opens without it (R-TIM-10). */
const delays = { open: 700, skip: 300 } as const

let lastClosed = Number.NEGATIVE_INFINITY
/** One tooltip at a time: closes the one that is open. */
let closeOpen: (() => void) | undefined

/** Takes the tooltips of a region over from the style sheet, which opens them until then. */
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
  const rest = () => {
    if (performance.now() - lastClosed < delays.skip) open()
    else timer = setTimeout(open, delays.open)
  }
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && close()
  const onPress = ({ target }: Event) => (target instanceof Node && tip.contains(target)) || close()

  tip.dataset.tip = 'closed'
  tip.addEventListener('pointerenter', ({ pointerType }) => pointerType !== 'touch' && rest())
  tip.addEventListener('pointerleave', ({ pointerType }) => pointerType !== 'touch' && close())
  tip.addEventListener('focusin', () => tip.matches(':has(:focus-visible)') && open())
  tip.addEventListener('focusout', close)
  tip.addEventListener('click', open)
  // Serves a pointer or focus that was there before.
  if (tip.matches(':has(:focus-visible)')) open()
  else if (tip.matches(':hover')) rest()
}
