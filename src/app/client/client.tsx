/**
 * The page is complete without script. This entry is all that a content page loads; what moves or answers there is
 * a piece of its own, and comes when it is near. A page that carries a payment or a session belongs to React whole.
 */
import { hydrateIsland } from './islands'
import '~/ui/shell/fragments'
import '~/ui/menu/drawerState'

const page = document.documentElement

/** The bar with the menu turns solid past 80% of the viewport's height (R-TIM-04). */
const bar = document.querySelector('[data-bar=menu]')
const solidify = () => bar?.toggleAttribute('data-solid', scrollY > innerHeight * 0.8)
addEventListener('scroll', solidify)
solidify()

const hostOf = ({ target }: Event) => (target as Element).closest?.<HTMLElement>('[data-island]')

// A form that lacks something, sent before script is there to say so at each field: the press is held and repeated, and
// no bubble of the browser's comes first. Where script cannot come, the browser says it after all.
// biome-ignore lint/correctness/noUnusedVariables: read by the assignment that makes it once
let held: Promise<void> | undefined
const hold = (event: Event) => {
  event.preventDefault()
  held ??= hydrateIsland(hostOf(event) ?? page).then(() => {
    removeEventListener('invalid', hold, true)
    // Sends nothing that was filled in meanwhile.
    ;(event.target as Element).closest<HTMLFormElement>('form:invalid')?.requestSubmit()
  })
}
addEventListener('invalid', hold, true)

if (page.dataset.hydrate === 'now') hydrateIsland(page)
else {
  /** The script of menu and banner comes with the first sign of somebody, who may be there already. */
  let served: Promise<unknown> | undefined
  const serve = () => {
    if (served) return
    served = import('./onFirstInteraction').catch(() => {
      served = undefined
    })
  }
  if (document.querySelector('[data-bar=menu]:hover,:focus,.menu-open')) serve()

  const touch = (event: Event) => {
    if (bar) serve()
    const host = hostOf(event)
    if (host) hydrateIsland(host)
  }
  for (const type of ['pointerover', 'focusin', 'keydown']) addEventListener(type, touch, true)

  const near = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) hydrateIsland(target as HTMLElement)
    },
    { rootMargin: '200px' },
  )
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]'))
    if (!('touched' in host.dataset)) near.observe(host)
    // The form tells of what was sent without script.
    else if ('messageSent' in page.dataset) hydrateIsland(host)

  // A click on something that only script can answer is held and repeated, so that none is lost.
  addEventListener(
    'click',
    (event) => {
      const host = hostOf(event)
      const target = (event.target as Element).closest<HTMLAnchorElement>('[data-hydrates]')
      if (!host || !target || 'ready' in host.dataset) return
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      hydrateIsland(host).then((ready) => {
        if (ready) target.click()
        else if (target.href) location.href = target.href
      })
    },
    true,
  )
}
