/**
 * Serves the drawer from the first tap on, before anything else is fetched: marks the body (R-NAV-10), states the
 * button's state, and closes on scroll (R-NAV-09). The rest is drawer.ts.
 */
const drawer = document.getElementById('menu-drawer')

const mark = (open: boolean) => {
  const { body } = document
  body.classList.toggle('menu-open', open)
  if (open) body.dataset.menuOpen = 'true'
  else delete body.dataset.menuOpen
  document.querySelector(`[data-bar] [popovertarget]`)?.setAttribute('aria-expanded', String(open))
}

if (drawer) {
  drawer.addEventListener('beforetoggle', ({ newState }) => mark(newState === 'open'))
  addEventListener('scroll', () => drawer.hidePopover())
  mark(drawer.matches(':popover-open'))
}
