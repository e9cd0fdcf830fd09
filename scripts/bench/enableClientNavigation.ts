import { changeIn } from './copySite.ts'

/**
 * Changes a copy of the site to TanStack Start's default behavior: pages hydrate completely at once, preload a page
 * while the pointer rests on its link (https://tanstack.com/router/latest/docs/guide/preloading, `intent`) and navigate
 * on the client.
 * @throws Error when the source does not contain a text to replace
 */
export function enableClientNavigation(folder: string): void {
  const change = changeIn(folder)
  change('src/ui/shell/Document.tsx', ["islands ? 'intent' : 'now'", "'now'"])
  change('src/app/pages/livePage.ts', ['trim(await response.text(), life)', 'await response.text()'])
  change(
    'src/app/client/startPage.tsx',
    [
      'const router = await hydrateStart()',
      `const router = await hydrateStart()
  const linkOf = ({ target }: Event) => (target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]')
  let delay: ReturnType<typeof setTimeout>
  addEventListener('pointerover', (event) => {
    const link = linkOf(event)
    clearTimeout(delay)
    if (link) delay = setTimeout(() => router.preloadRoute({ to: toRoute(link.pathname) }), router.options.defaultPreloadDelay)
  })
  addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link) return
    event.preventDefault()
    router.navigate({ to: toRoute(link.pathname) })
  })`,
    ],
    ['import { StrictMode', "import { toRoute } from '~/catalog/addresses'\nimport { StrictMode"],
  )
}
