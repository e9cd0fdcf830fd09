/**
 * Turns the voices of a sideways scroller one after the other (R-USH-22, R-BRH-07). It rests while the pointer is
 * over the region or the keyboard is in it, while the reader has stopped it, and from the start where less motion is
 * wanted. Arrow keys turn too, from inside the region only.
 * @public `pieces.ts` loads it by name.
 */
export function start(region: HTMLElement): void {
  const list = region.querySelector('ul')
  const status = region.querySelector('[role=status]')
  const toggle = region.querySelector<HTMLButtonElement>('[data-stop]')
  const dots = [...region.querySelectorAll('[data-show]')]
  if (!list || !status || !toggle) return
  const items = [...list.children] as HTMLElement[]
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const every = Number(region.dataset.every)
  let index = 0
  let stopped = calm.matches
  // After a tap `:hover` stays.
  let hovered = matchMedia('(hover: hover)').matches && region.matches(':hover')
  let focused = region.matches(':has(:focus-visible)')
  let timer: ReturnType<typeof setTimeout> | undefined

  const rotating = () => !stopped && !hovered && !focused
  /** Begins the time of an item anew, so that each stays for the whole of it. */
  const wait = () => {
    clearTimeout(timer)
    if (rotating()) timer = setTimeout(turn, every, 1)
  }
  /** Shows how things stand. */
  const update = () => {
    wait()
    region.toggleAttribute('data-stopped', stopped)
    toggle.ariaLabel = (stopped ? toggle.dataset.play : toggle.dataset.stop) ?? null
    status.textContent = (!rotating() && items[index]?.querySelector('figure')?.ariaLabel) || ''
    for (const [at, dot] of dots.entries()) dot.setAttribute('aria-current', String(at === index))
  }
  const show = (next: number) => {
    index = next
    // Reads and scrolls before it writes: a tap would wait for a layout of its own.
    list.scrollTo({ left: items[index]?.offsetLeft ?? 0, behavior: 'instant' })
    for (const [at, item] of items.entries()) item.toggleAttribute('data-turned', at === index)
    update()
  }
  const turn = (by: number) => show((index + by + items.length) % items.length)
  /** Follows a reader who swipes: the scroller has moved already, and nothing is to be animated. */
  const settle = () => {
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
  // A finger that rests on it stops the time alone: a tap would have to wait for what a pointer changes by coming and going.
  region.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'touch') return clearTimeout(timer)
    hovered = true
    update()
  })
  region.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'touch') return wait()
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
  calm.addEventListener('change', () => {
    stopped ||= calm.matches
    update()
  })
  list.addEventListener('scroll', settle, { passive: true })
  settle()
  update()
}
