/**
 * The page is complete without script. This entry is all that a content page loads; it starts the whole
 * client at the first sign that somebody wants to do something that needs it.
 */
import { reloadOnce } from './reloadOnce'
import './ui/fragments'
import './ui/menu/drawerState'

const page = document.documentElement

let woken: Promise<boolean> | undefined

/** Starts React. Says whether it has taken over (`HydrationMark`); where not, the next sign of intent tries again. */
const wake = () => {
  woken ??= import('./hydrate')
    .then((module) => module.hydrate())
    .then(
      () =>
        new Promise<boolean>((resolve) => {
          if (page.dataset.hydrated) resolve(true)
          else addEventListener('hydrated', () => resolve(true), { once: true })
        }),
      () => {
        woken = undefined
        reloadOnce()
        return false
      },
    )
  return woken
}

/** The bar with the menu turns solid past 80% of the viewport's height (R-TIM-04). */
const bar = document.querySelector('[data-bar=menu]')
const solidify = () => bar?.toggleAttribute('data-solid', scrollY > innerHeight * 0.8)
addEventListener('scroll', solidify, { passive: true })
solidify()

const signs = ['pointerover', 'touchstart', 'focusin', 'keydown']

/** The menu is none of React's: its script comes with the first sign of somebody, who may be there already. */
const startMenu = () => import('./ui/menu/start').catch(() => {})
if (bar) {
  for (const type of signs) addEventListener(type, startMenu, { once: true, capture: true })
  if (document.querySelector('[data-bar]:is(:hover, :focus-within), :popover-open')) startMenu()
}

if (page.dataset.wake === 'intent') {
  const control = 'main :is(button, summary, input, select, textarea), [data-wakes]'
  const onIntent = (event: Event) => {
    if (event.type === 'keydown' || (event.target instanceof Element && event.target.closest(control))) wake()
  }
  for (const type of signs) addEventListener(type, onIntent, { passive: true, capture: true })

  // What moves or answers by itself must be awake when it comes into view.
  const nearby = new IntersectionObserver((seen) => seen.some((entry) => entry.isIntersecting) && wake(), {
    rootMargin: '200px',
  })
  for (const element of document.querySelectorAll('[data-wake-near]')) nearby.observe(element)

  // A click on something that only script can answer is held and repeated, so that none is lost.
  addEventListener(
    'click',
    (event) => {
      const target =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-wakes]') : null
      if (!target || page.dataset.hydrated || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      wake().then((awake) => {
        if (awake) target.click()
        else if (target instanceof HTMLAnchorElement) location.assign(target.href)
      })
    },
    { capture: true },
  )
} else {
  wake()
}
