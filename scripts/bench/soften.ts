import { changeIn } from './copySite.ts'

/**
 * Makes a copy of the site whose pages are Start's as it comes: each wakes whole at once, gets a page ready while a pointer
 * rests on its link (https://tanstack.com/router/latest/docs/guide/preloading, `intent`) and goes there without leaving the
 * document.
 * @throws where the site no longer reads as this expects
 */
export function soften(folder: string): void {
  const change = changeIn(folder)
  change('src/ui/shell/Document.tsx', ["life === 'private' ? 'now' : 'intent'", "'now'"])
  change('src/app/pages/livePage.ts', [
    'const html = trim(await response.text(), life)',
    'const html = await response.text()',
  ])
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
    ['import { type ReactElement', "import { toRoute } from './addresses'\nimport { type ReactElement"],
  )
}
