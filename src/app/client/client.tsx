/**
 * Pages are complete without script. A content page loads only this entry up front; each interactive part is an island
 * that loads when it nears the viewport. Upload, order page and desk are hydrated by React as a whole.
 */
import { hydrateIsland } from './islands'
import '~/ui/shell/fragments'
import '~/ui/menu/drawerState'

const page = document.documentElement

/** The menu bar turns solid past 80% of the viewport height (R-TIM-04). */
const bar = document.querySelector('[data-bar=menu]')
const solidify = () => bar?.toggleAttribute('data-solid', scrollY > innerHeight * 0.8)
addEventListener('scroll', solidify)
solidify()

const hostOf = ({ target }: Event) => (target as Element).closest?.<HTMLElement>('[data-island]')

// Stops the browser's error bubble, loads the form's script, then submits again. If the script cannot be loaded, that
// second submit shows the bubble.
// biome-ignore lint/correctness/noUnusedVariables: read by the assignment that makes it once
let held: Promise<void> | undefined
const hold = (event: Event) => {
  event.preventDefault()
  held ??= hydrateIsland(hostOf(event) ?? page).then(() => {
    removeEventListener('invalid', hold, true)
    // Skips a form that has become valid meanwhile: it must not be sent without another click.
    ;(event.target as Element).closest<HTMLFormElement>('form:invalid')?.requestSubmit()
  })
}
addEventListener('invalid', hold, true)

if (page.dataset.hydrate === 'now') hydrateIsland(page)
else {
  /** The menu and banner script loads on the first interaction, which may already have happened. */
  let interactionScript: Promise<unknown> | undefined
  const loadInteractionScript = () => {
    if (!bar || interactionScript) return
    interactionScript = import('./onFirstInteraction').catch(() =>
      addEventListener('online', () => {
        interactionScript = undefined
      }),
    )
  }
  if (document.querySelector('[data-bar=menu]:hover,:focus,.menu-open')) loadInteractionScript()

  const onInteraction = (event: Event) => {
    loadInteractionScript()
    const host = hostOf(event)
    if (host) hydrateIsland(host)
  }
  // A file may be dropped on its field by a pointer that was never over the page.
  for (const type of ['change', 'keydown', 'focusin', 'pointerover'])
    addEventListener(type, onInteraction, true)

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) hydrateIsland(target as HTMLElement)
    },
    { rootMargin: '200px' },
  )
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]'))
    if (!('touched' in host.dataset)) near.observe(host)
    // The form confirms a message that was sent without script.
    else if ('messageSent' in page.dataset) hydrateIsland(host)

  let pressed: HTMLElement | undefined
  // Holds a click on an element that needs script and replays it after hydration, so that no click is lost.
  addEventListener(
    'click',
    (event) => {
      const host = hostOf(event)
      const target = (event.target as Element).closest<HTMLAnchorElement>('[data-hydrates]')
      if (!host || !target || 'ready' in host.dataset) return
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      // Pressed again while it waits: two replays would undo each other.
      if (target === pressed) return
      pressed = target
      hydrateIsland(host).then((ready) => {
        pressed = undefined
        if (ready) target.click()
        else if (target.href) location.href = target.href
      })
    },
    true,
  )
}
