/** Delay between the pointer leaving and the list closing (R-NAV-04, R-TIM-03), in milliseconds. */
const leaveDelay = 150

/**
 * Opens and closes the list of services by pointer, click and keys. A click on a list opened by hover keeps it open. A
 * pointer moving down to the list may cross the neighboring items: the delay restarts with each step closer, and
 * expires when the pointer rests or turns away (R-NAV-05, R-NAV-06).
 */
export function startServicesMenu(menu: HTMLElement): void {
  const button = menu.querySelector('button')
  const panel = menu.querySelector<HTMLElement>('.services-panel')
  if (!button || !panel) return
  const links = [...panel.querySelectorAll('a')]
  let opened: 'hover' | 'press' | undefined
  let listening: AbortController | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined
  let lowest = 0

  const show = (how: 'hover' | 'press' | undefined) => {
    clearTimeout(leaving)
    leaving = undefined
    opened = how
    button.setAttribute('aria-expanded', String(how !== undefined))
    panel.toggleAttribute('data-open', how !== undefined)
    if (how) listening ??= listen()
    else {
      listening?.abort()
      listening = undefined
    }
  }

  const close = () => {
    // Rescue the focus from what is about to be hidden.
    if (panel.contains(document.activeElement)) button.focus({ preventScroll: true })
    show(undefined)
  }
  const closeSoon = () => {
    clearTimeout(leaving)
    leaving = setTimeout(close, leaveDelay)
  }

  /** Listens outside the menu while the list is open. */
  const listen = () => {
    const controller = new AbortController()
    const options = { signal: controller.signal, passive: true }
    const isOutside = ({ target }: Event) => target instanceof Element && !menu.contains(target)
    addEventListener('scroll', close, options)
    addEventListener('pointerdown', (event) => isOutside(event) && close(), options)
    addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return
        if (document.activeElement === document.body) button.focus()
        close()
      },
      options,
    )
    addEventListener(
      'pointermove',
      ({ clientX, clientY }) => {
        if (leaving === undefined || clientY <= lowest) return
        lowest = clientY
        const { left, right, top } = panel.getBoundingClientRect()
        if (clientY < top && clientX > left && clientX < right) closeSoon()
      },
      options,
    )
    return controller
  }

  menu.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(leaving)
    leaving = undefined
    // Ignore touch, which fires `pointerenter` on every tap: the click decides.
    if (pointerType !== 'touch' && !opened) show('hover')
  })
  menu.addEventListener('pointerleave', ({ pointerType, clientY }) => {
    if (pointerType === 'touch' || !opened) return
    lowest = clientY
    closeSoon()
  })
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (opened && relatedTarget instanceof Node && !menu.contains(relatedTarget)) close()
  })
  menu.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || (!opened && step < 0)) return
    event.preventDefault()
    if (!opened) show('press')
    const stops = [button, ...links]
    const at = stops.findIndex((stop) => stop.matches(':focus'))
    stops[(at + step + stops.length) % stops.length]?.focus()
  })
  button.addEventListener('click', () => show(opened === 'press' ? undefined : 'press'))
  panel.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && close())

  // Take over from the style sheet, which may have opened the list on hover or focus.
  if (menu.matches(':hover, :focus-within')) show(menu.matches(':focus-within') ? 'press' : 'hover')
  menu.dataset.live = ''
}
