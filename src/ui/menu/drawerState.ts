/**
 * Handles the drawer from the first tap, before other scripts load: marks the body (R-NAV-10), sets the button's
 * `aria-expanded`, and closes on scroll (R-NAV-09). The rest is in drawer.ts.
 */
const drawer = document.getElementById('menu-drawer')

const mark = (open: boolean) => {
  const { body } = document
  body.classList.toggle('menu-open', open)
  if (open) body.dataset.menuOpen = 'true'
  else delete body.dataset.menuOpen
  const button = document.querySelector('[data-bar] [popovertarget]')
  if (button) button.ariaExpanded = `${open}`
}

if (drawer) {
  const follow = () => mark(drawer.matches(':popover-open'))
  // After the drawer is painted: rules with `:has()` ask for the state of the button.
  drawer.addEventListener('toggle', () => requestAnimationFrame(() => setTimeout(follow)))
  addEventListener('scroll', () => drawer.hidePopover())
  follow()
}
