/**
 * Rotates the testimonials of a horizontal scroller (R-USH-22, R-BRH-07). Pauses on hover, on keyboard focus and when
 * stopped by the user; starts paused with reduced motion. Arrow keys work only inside the region.
 * @public Loaded by name in `islands.ts`.
 */
export function start(region: HTMLElement): void {
  const list = region.querySelector('ul')
  const status = region.querySelector('[role=status]')
  const toggle = region.querySelector<HTMLButtonElement>('[data-stop]')
  const dots = [...region.querySelectorAll('[data-show]')]
  if (!list || !status || !toggle) return
  const items = [...list.children] as HTMLElement[]
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
  const every = Number(region.dataset.every)
  let index = 0
  let stopped = reducedMotion.matches
  // `:hover` persists after a tap.
  let hovered = matchMedia('(hover: hover)').matches && region.matches(':hover')
  let focused = region.matches(':has(:focus-visible)')
  let timer: ReturnType<typeof setTimeout> | undefined

  const rotating = () => !stopped && !hovered && !focused
  /** Restarts the timer, so that each item is shown for its full time. */
  const restartTimer = () => {
    clearTimeout(timer)
    if (rotating()) timer = setTimeout(turn, every, 1)
  }
  /** Restarts the timer, and shows the state in the DOM. */
  const update = () => {
    restartTimer()
    region.toggleAttribute('data-stopped', stopped)
    toggle.ariaLabel = (stopped ? toggle.dataset.play : toggle.dataset.stop) ?? null
    status.textContent = (!rotating() && items[index]?.querySelector('figure')?.ariaLabel) || ''
    for (const [at, dot] of dots.entries()) dot.setAttribute('aria-current', String(at === index))
  }
  const show = (next: number) => {
    index = next
    // Scroll before writing to the DOM: otherwise a tap would force a layout.
    list.scrollTo({ left: items[index]?.offsetLeft ?? 0, behavior: 'instant' })
    for (const [at, item] of items.entries()) item.toggleAttribute('data-turned', at === index)
    update()
  }
  const turn = (by: number) => show((index + by + items.length) % items.length)
  /** Follows a swipe: the scroller has already moved, so nothing is animated. */
  const syncWithScroll = () => {
    const seen = Math.round(list.scrollLeft / list.clientWidth)
    if (seen === index) return
    index = seen
    for (const item of items) item.removeAttribute('data-turned')
    update()
  }

  region.addEventListener('click', ({ target }) => {
    const control = target instanceof Element && target.closest('button')
    if (!control) return
    const { turn: by, show: at } = control.dataset
    if (by) turn(Number(by))
    else if (at) show(Number(at))
    else {
      stopped = !stopped
      update()
    }
  })
  // Touch only pauses the timer: updating the DOM on every enter and leave would delay taps.
  region.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'touch') return clearTimeout(timer)
    hovered = true
    update()
  })
  region.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'touch') return restartTimer()
    hovered = false
    update()
  })
  region.addEventListener('focusin', () => {
    focused = region.matches(':has(:focus-visible)')
    update()
  })
  region.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && region.contains(relatedTarget)) return
    focused = false
    update()
  })
  region.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    turn(event.key === 'ArrowRight' ? 1 : -1)
  })
  reducedMotion.addEventListener('change', () => {
    stopped ||= reducedMotion.matches
    update()
  })
  list.addEventListener('scroll', syncWithScroll, { passive: true })
  syncWithScroll()
  update()
}
